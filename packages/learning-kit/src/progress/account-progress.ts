import { learnTopic, type Progress, readProgress, unlearnTopic } from '@semaforo/contracts'
import { ApiError, type QueryMeta, queryClient, request, session, withMutex } from '@semaforo/frontend-kit'
import { progressKey } from '../query-keys.ts'
import { withoutConfirmed } from './apply-pending.ts'
import { pendingProgressOf } from './pending-progress.ts'

const meta: QueryMeta = { staleAfter: ['progress:updated'] }
const keyOf = (userId: string) => [...progressKey, userId]

/** The query for the progress of the account. It sends first what waits in this browser. */
export function accountProgressQuery(userId: string) {
  return {
    queryKey: keyOf(userId),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Progress> => {
      const sent = await sendPending(userId)
      return sent ?? newest(userId, await request(readProgress, { signal }))
    },
    meta,
  }
}

/**
 * Sends what waits, one topic after another and in one tab at a time. Each answer is shown at once, since a later topic
 * may fail. What the server refuses for good (a topic that was retired) waits no more.
 * @returns the last answer, if anything was sent
 * @throws {ApiError} if it has to be tried again
 */
export function sendPending(userId: string): Promise<Progress | undefined> {
  return withMutex('semaforo.progress', async () => {
    let last: Progress | undefined
    const pending = pendingProgressOf(userId)
    const isSignedIn = () => session.read()?.user.id === userId
    for (const [id, learned] of Object.entries(pending.read())) {
      if (!isSignedIn()) break
      const answer = await send(id, learned)
      if (answer && isSignedIn()) {
        last = newest(userId, answer)
        queryClient.setQueryData(keyOf(userId), last)
      }
      pending.write(withoutConfirmed(pending.read(), id, learned))
    }
    return last
  })
}

async function send(id: string, learned: boolean): Promise<Progress | undefined> {
  try {
    return await request(learned ? learnTopic : unlearnTopic, { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return undefined
    throw error
  }
}

function newest(userId: string, read: Progress): Progress {
  const known = queryClient.getQueryData<Progress>(keyOf(userId))
  return known && known.version > read.version ? known : read
}
