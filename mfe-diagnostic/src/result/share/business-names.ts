import { personalKeyPrefix, stored, useStored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import type { Evaluation } from '../evaluation.ts'
import { withLatest } from '../with-latest.ts'

/** The names that a person typed to share their records, by record id. They are removed with the session. */
const businessNames = stored<Readonly<Record<string, string>>>(
  `${personalKeyPrefix}business-names`,
  (json) => z.record(z.string(), z.string()).safeParse(json).data,
  {},
)

/** The name on a picture, a sheet and paper: what was typed for this record, or the name of its business. */
export const useNameOn = (evaluation: Evaluation | undefined): string =>
  useStored(businessNames)[evaluation?.id ?? ''] ?? evaluation?.negocio?.name ?? ''

export const nameBusiness = (recordId: string, name: string) =>
  businessNames.write(withLatest(businessNames.read(), recordId, name))
