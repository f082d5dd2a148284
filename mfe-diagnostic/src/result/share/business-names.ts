import { personalKeyPrefix, stored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { withLatest } from '../with-latest.ts'

/** The names that a person typed for the businesses of their records, by record id. They are removed with the session. */
export const businessNames = stored<Readonly<Record<string, string>>>(
  `${personalKeyPrefix}business-names`,
  (json) => z.record(z.string(), z.string()).safeParse(json).data,
  {},
)

export const nameBusiness = (recordId: string, name: string) =>
  businessNames.write(withLatest(businessNames.read(), recordId, name))
