import { personalKeyPrefix, stored, useStored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'

/** How many answers are kept: a person who answers more is asked the oldest again. */
const most = 50

/** The doubts that were answered with 'Así está bien', the newest last: gone with the session, as they hold amounts. */
const answered = stored<readonly string[]>(
  `${personalKeyPrefix}diagnostic-plausible`,
  (json) => z.array(z.string()).safeParse(json).data,
  [],
)

export const useAnswered = () => useStored(answered)

/** Does not ask this again, in this browser. */
export const settle = (id: string) => answered.write([...answered.read(), id].slice(-most))
