import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '@semaforo/testing/listen'

export type Received = { headers: IncomingHttpHeaders; url: string; body: string }
type Answer = (res: ServerResponse, request: Received, req: IncomingMessage) => void

export const answering =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (res) =>
    res.writeHead(status, headers).end('ok')

/** A partner's real server; `answers` says what it answers from then on, 200 at first. */
export async function startPartnerServer() {
  const received: Received[] = []
  let answer = answering(200)
  const { server, url } = await listen(async (req, res) => {
    const request = { headers: req.headers, url: req.url ?? '', body: await text(req).catch(() => '') }
    received.push(request)
    answer(res, request, req)
  })
  return {
    received,
    server,
    url: `${url}/semaforo?fuente=widget`,
    origin: url,
    answers(next: Answer) {
      answer = next
    },
  }
}
export type PartnerServer = Awaited<ReturnType<typeof startPartnerServer>>
