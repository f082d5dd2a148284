import { personalKeyPrefix, stored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'

const Ticked = z.record(z.string(), z.record(z.string(), z.array(z.string())))

/** The plan steps that are done, by user and record: they stay in this browser and are removed when the session ends. */
export const tickedSteps = stored<Readonly<Record<string, Record<string, readonly string[]>>>>(
  `${personalKeyPrefix}plan-steps`,
  (json) => Ticked.safeParse(json).data,
  {},
)
