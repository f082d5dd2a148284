import type { Server } from 'node:http'
import type { RenderedPages } from './rendered-pages.ts'

/** Reads the rendered pages again and again as long as a server listens. */
export function readWhileOpen(server: Server, rendered: RenderedPages): void {
  server.once('listening', () => {
    const closing = new AbortController()
    server.once('close', () => closing.abort())
    void rendered.follow(closing.signal)
  })
}
