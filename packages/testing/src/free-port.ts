import { createServer } from 'node:net'

/** Below the ports that a system gives to outgoing connections, which could take one before it is used. */
const first = 11_000
const count = 9_000

/** A port of this machine that is free at the time of the call; two calls seldom get the same. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + Math.floor(Math.random() * count)
    if (await isFree(port)) return port
  }
}

/** Whether nobody listens there. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
