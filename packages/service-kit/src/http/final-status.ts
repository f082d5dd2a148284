import type { ServerResponse } from 'node:http'

/** nginx's status of a request that its client gave up. */
const clientClosedRequest = 499

/**
 * The status of a request whose answer is closed: 499 where the client did not wait for all of it, 502 where we cut
 * an answer that had begun.
 */
export function finalStatus(res: ServerResponse): number {
  if (res.writableFinished) return res.statusCode
  return res.errored ? 502 : clientClosedRequest
}
