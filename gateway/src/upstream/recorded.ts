import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { WholeAnswer } from './upstream.ts'

/** A GET of the gateway's own for a service in this process. */
export function ownRequest(path: string, headers: Record<string, string>): IncomingMessage {
  const req = new IncomingMessage(new Socket())
  Object.assign(req, { method: 'GET', url: path, headers, httpVersion: '1.1', complete: true })
  req.push(null)
  return req
}

/** An answer that no socket carries: it is handed to `done` when it is whole. */
export function recordedAnswer(req: IncomingMessage, done: (answer: WholeAnswer) => void): ServerResponse {
  const res = new ServerResponse(req)
  // Node keeps headers readable from the first one that is set; those of `writeHead` too, then.
  res.setHeader('x-request-id', req.headers['x-request-id'] ?? '')
  const parts: Buffer[] = []
  const add = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') parts.push(Buffer.from(chunk, encoding as BufferEncoding))
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
  }
  res.write = (chunk: unknown, encoding?: unknown) => {
    add(chunk, encoding)
    return true
  }
  res.end = (chunk?: unknown, encoding?: unknown) => {
    add(chunk, encoding)
    const headers = new Map(Object.entries(res.getHeaders()).map(([name, value]) => [name, String(value)]))
    done({ status: res.statusCode, headers, body: Buffer.concat(parts) })
    // What measures answers takes this one for sent.
    Object.assign(res, { finished: true })
    res.emit('finish')
    res.emit('close')
    return res
  }
  return res
}
