import { readRecord } from '@semaforo/contracts'
import { ApiError, queryClient, request } from '@semaforo/frontend-kit'
import { isOf } from '../businesses/chosen-business.ts'
import { outbox } from '../history/outbox/outbox.ts'
import { readNewest } from '../history/use-history.ts'
import { type Evaluation, evaluationOf, evaluationWaiting } from '../result/evaluation.ts'
import { cachedEvaluation } from '../result/evaluation-cache.ts'

/**
 * The evaluation of a diagnostic by its id: as this page has it, as it waits in this browser, or from the history.
 * @returns null where the user has none of that id
 * @throws where the site does not say
 */
export async function findEvaluation(userId: string, id: string): Promise<Evaluation | null> {
  const here = cachedEvaluation(userId, id)
  if (here) return here
  const waiting = outbox.waitingAs(id)
  if (waiting?.record.user_id === userId) return evaluationWaiting(waiting)
  try {
    return evaluationOf(
      await queryClient.fetchQuery({
        queryKey: ['diagnostic', userId, id],
        queryFn: ({ signal }) => request(readRecord, { params: { id }, signal }),
      }),
    )
  } catch (error) {
    if (error instanceof ApiError && isUnknown(error)) return null
    throw error
  }
}

/** An unknown id, one of another user, or one that is malformed. */
const isUnknown = ({ status }: ApiError) => status === 404 || status === 400

/** The newest diagnostic of a business: one that waits in this browser, or the history's; undefined where the site does not say. */
export async function findNewest(
  userId: string,
  business: string | undefined,
): Promise<Evaluation | undefined> {
  const waiting = outbox
    .read()
    .findLast(({ record, refusal }) => refusal === undefined && isOf(record, business))
  if (waiting) return cachedEvaluation(userId, waiting.record.id ?? '') ?? evaluationWaiting(waiting)
  const record = await readNewest(userId, business).catch(() => undefined)
  return record && (cachedEvaluation(userId, record.id) ?? evaluationOf(record))
}
