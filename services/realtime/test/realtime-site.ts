import { createServer } from 'node:http'
import type { Socket as NetSocket } from 'node:net'
import type { ClientToServer, ServerToClient } from '@semaforo/contracts'
import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import { createLog, type Environment, startService } from '@semaforo/service-kit'
import { eventEmitter } from '@semaforo/testing/emit-events'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import type { Tokens } from '@semaforo/testing/tokens'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { realtimeService } from '../src/index.ts'

/** Opens a platform; calls with the same directory open the same data. */
export type OpenPlatform = (dataDir: string) => Platform | Promise<Platform>

const log = createLog('silent')
export const embedded: OpenPlatform = (dataDir) => openEmbeddedPlatform({ dataDir, log })

type Options = { open?: OpenPlatform; env?: Environment; port?: number }

/** One instance of the service on its own port, and `publish` for events of other services. */
export async function startSite(
  dataDir: string,
  tokens: Tokens,
  { open = embedded, env = {}, port = 0 }: Options = {},
) {
  const platform = await open(dataDir)
  const peers = { identity: tokens.identity }
  const service = await startService(realtimeService, { platform, env, log, peers })
  const server = createServer(service.handler).on('upgrade', service.upgrade)
  const connections = new Set<NetSocket>()
  server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const listens = typeof address === 'object' && address ? address.port : 0
  const stop = endsWithTest(async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    service.endSockets()
    server.closeIdleConnections()
    await closed
    await service.stop()
    await platform.close()
  })
  return {
    platform,
    port: listens,
    url: `http://127.0.0.1:${listens}`,
    publish: eventEmitter(platform, 'others'),
    /** Drops every connection, as a network failure does. */
    cut: () => {
      for (const connection of connections) connection.resetAndDestroy()
    },
    stop,
  }
}
export type Site = Awaited<ReturnType<typeof startSite>>

type ClientOptions = Partial<ManagerOptions & SocketOptions>

/** A page's connection and the events it received. */
export type Page = {
  socket: Socket<ServerToClient, ClientToServer>
  likes: number[]
  progress: number[]
  catalog: { kind: string; id: number }[]
  /** The number of connections, the reasons of disconnects, and the refusals. */
  connects: number
  ends: string[]
  refusals: (Error & { data?: unknown })[]
}

/** The received versions of likes, without redelivered duplicates. */
export const versions = (page: Page): number[] => [...new Set(page.likes)]

const pages = new Set<Page>()

/** Closes all pages of a test. */
export function closePages(): void {
  for (const { socket } of pages) socket.disconnect()
  pages.clear()
}

/** A page that connects with a token; a function is called for each connection. */
export function openPage(
  url: string,
  token: string | undefined | (() => Promise<string>),
  options: ClientOptions = {},
): Page {
  const auth =
    typeof token === 'function'
      ? (give: (auth: object) => void) => void token().then((value) => give({ token: value }))
      : token === undefined
        ? {}
        : { token }
  const socket: Page['socket'] = io(url, {
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
    randomizationFactor: 0,
    auth,
    ...options,
  })
  const page: Page = { socket, likes: [], progress: [], catalog: [], connects: 0, ends: [], refusals: [] }
  socket.on('connect', () => {
    page.connects += 1
  })
  socket.on('disconnect', (reason) => page.ends.push(reason))
  socket.on('connect_error', (error) => page.refusals.push(error))
  socket.on('likes:updated', ({ version }) => page.likes.push(version))
  socket.on('progress:updated', ({ version }) => page.progress.push(version))
  socket.on('catalog:updated', (change) => page.catalog.push(change))
  pages.add(page)
  endsWithTest(() => socket.disconnect())
  return page
}
