import { useTabState } from '@semaforo/diagnostic-ui'
import { personalKeyPrefix, stored, useSession, useStored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'

/** How many answers are kept: a person who answers more is asked the oldest again. */
const most = 50
const parse = (json: unknown) => z.array(z.string()).safeParse(json).data

const ofAccount = stored<readonly string[]>(`${personalKeyPrefix}diagnostic-plausible`, parse, [])

/**
 * The doubts that were answered with 'Así está bien', the newest last, and what adds one: it is not asked again in this
 * browser. As they hold amounts they go with the session, and those of a guest with the tab.
 */
export function useAnswered(): [answered: readonly string[], add: (id: string) => void] {
  const isGuest = useSession() === null
  const kept = useStored(ofAccount)
  const ofTab = useTabState<readonly string[]>('semaforo.guest-plausible', parse, [])
  const [answered, write] = isGuest ? ofTab : ([kept, ofAccount.write] as const)
  return [answered, (id) => write([...answered, id].slice(-most))]
}
