import { guest, queryClient, session, useQuery, useSession, useStored } from '@semaforo/frontend-kit'
import { progressKey } from '../query-keys.ts'
import { accountProgressQuery } from './account-progress.ts'
import { applyPending } from './apply-pending.ts'
import { learnedAsGuest } from './guest-progress.ts'
import { pendingProgressOf } from './pending-progress.ts'

type Id = number | string

type UsedProgress = {
  isLearned(id: Id): boolean
  /** When a topic was learned (ISO 8601), where the account says so. */
  learnedAt(id: Id): string | undefined
  /** Whether changes wait for a connection to the account. */
  waiting: boolean
  /** Marks a topic as learned, or takes it back. */
  mark(id: Id, learned: boolean): void
}

/** The topics that the current user or guest has learned. A guest's are in the browser, those of an account on the server. */
export function useProgress(): UsedProgress {
  const user = useSession()?.user
  const ofGuest = useStored(learnedAsGuest)
  const changes = useStored(pendingProgressOf(user?.id ?? guest))
  const { data, isFetching } = useQuery({
    ...accountProgressQuery(user?.id ?? guest),
    enabled: user !== undefined,
  })
  const ofAccount = data?.learned.map(({ id }) => String(id)) ?? []
  const shown = user ? applyPending(ofAccount, changes) : new Set(ofGuest)
  return {
    isLearned: (id) => shown.has(String(id)),
    learnedAt: (id) => data?.learned.find((topic) => topic.id === id)?.at,
    waiting: user !== undefined && !isFetching && Object.keys(changes).length > 0,
    mark,
  }
}

function mark(topic: Id, learned: boolean): void {
  const id = String(topic)
  const user = session.read()?.user
  if (user) {
    const pending = pendingProgressOf(user.id)
    pending.write({ ...pending.read(), [id]: learned })
    void queryClient.invalidateQueries({ queryKey: progressKey })
  } else {
    const others = learnedAsGuest.read().filter((one) => one !== id)
    learnedAsGuest.write(learned ? [...others, id] : others)
  }
}
