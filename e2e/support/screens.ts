import { aboutScreens } from './about-screens.ts'
import { accountScreens } from './account-screens.ts'
import { adminScreens } from './admin-screens.ts'
import { diagnosticScreens } from './diagnostic-screens.ts'
import { learningScreens } from './learning-screens.ts'
import { partnerScreens } from './partner-screens.ts'
import type { Screen } from './screen.ts'

/** Every screen by its area of the site; `screens-{area}.test.ts` checks those of one. */
export const screensByArea = {
  about: aboutScreens,
  account: accountScreens,
  admin: [...adminScreens, ...partnerScreens],
  diagnostic: diagnosticScreens,
  learning: learningScreens,
} satisfies Record<string, Screen[]>

export type Area = keyof typeof screensByArea
