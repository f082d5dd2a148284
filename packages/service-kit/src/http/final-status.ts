import type { ServerResponse } from 'node:http'

/** nginx's status for a request that the client closed. */
const clientClosedRequest = 499

/**
 * The status of a closed request: 499 where the client closed before the end of the response, 502 where we
 * aborted a response that had begun.
 */
export function finalStatus(res: ServerResponse): number {
  if (res.writableFinished) return res.statusCode
  return res.errored ? 502 : clientClosedRequest
}
