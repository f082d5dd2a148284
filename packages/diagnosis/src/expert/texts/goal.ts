import type { RatioKey } from '@semaforo/contracts'
import { ratioText } from '../../format.ts'
import { limitsOf } from '../limits.ts'
import { ruleOf } from '../score.ts'

/** The value from which on an indicator is rated `bien`, as its scale shows it: `1.25`, `37.1 %`, `65 días`. */
export const goalOf = (key: RatioKey): string => ratioText(limitsOf(key).good, ruleOf[key].unit)
