import type { IncomingMessage, ServerResponse } from 'node:http'
import { matches } from './edge/etag.ts'
import { type FlatHeaders, setHeaders } from './edge/security-headers.ts'
import type { WholeAnswer } from './upstream/upstream.ts'

const ofThisHop = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
])

/** Answers with what a service answered once, or with a 304 where the client has it already. */
export function answerWhole(
  req: IncomingMessage,
  res: ServerResponse,
  answer: WholeAnswer,
  ours: FlatHeaders,
): void {
  setHeaders(res, ours)
  for (const [name, value] of answer.headers) if (!ofThisHop.has(name)) res.setHeader(name, value)
  const etag = answer.headers.get('etag')
  if (answer.status === 200 && etag !== undefined && matches(req.headers['if-none-match'], etag)) {
    res.writeHead(304).end()
    return
  }
  res.setHeader('content-length', answer.body.length)
  res.writeHead(answer.status).end(answer.body)
}
