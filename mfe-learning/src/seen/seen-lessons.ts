import { personalKeyPrefix, session, stored, useSession, useStored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { Seen, withSeen } from './with-seen.ts'

const read = (json: unknown) => z.array(Seen).safeParse(json).data
/** Those of somebody who has signed in go with the session. */
const own = stored<Seen[]>(`${personalKeyPrefix}lessons`, read, [])
const ofGuests = stored<Seen[]>('semaforo.lessons', read, [])

/** The lessons that were played in this browser, the latest last. */
export const useSeenLessons = (): Seen[] => {
  const session = useSession()
  return useStored(session ? own : ofGuests)
}

/** Remembers a lesson as the latest; what was seen whole once stays so. */
export function rememberLesson(seen: Seen): void {
  const store = session.read() ? own : ofGuests
  store.write(withSeen(store.read(), seen))
}
