import { personalKeyPrefix, stored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'

/** What an owner called the business on a sheet before; empty where that was not given. It goes with the session. */
export const givenName = stored<string>(
  `${personalKeyPrefix}business-name`,
  (json) => z.string().safeParse(json).data,
  '',
)
