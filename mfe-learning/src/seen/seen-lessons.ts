import { personalKeyPrefix, session, stored, useSession, useStored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { Seen, withSeen } from './with-seen.ts'

const at = (key: string) => stored<Seen[]>(key, (json) => z.array(Seen).safeParse(json).data, [])
/** Those of somebody who has signed in go with the session. */
const own = at(`${personalKeyPrefix}lessons`)
const ofGuests = at('semaforo.lessons')

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
