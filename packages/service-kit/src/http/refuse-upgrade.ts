import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ProblemError } from './problem-error.ts'
import { sendProblem } from './send-problem.ts'

/** Answers an upgrade with an error as any other request would get it, and closes its connection. */
export function refuseUpgrade(
  req: IncomingMessage,
  socket: Duplex,
  problem: ProblemError,
  headers: readonly (readonly [name: string, value: string])[] = [],
): void {
  const res = new ServerResponse(req)
  res.shouldKeepAlive = false
  res.assignSocket(socket as Socket)
  res.once('finish', () => socket.end())
  for (const [name, value] of headers) res.setHeader(name, value)
  sendProblem(res, problem)
}
