import { createAdapter } from '@socket.io/redis-adapter'
import type { Redis } from 'ioredis'
import type { SocketServer } from '../ports/socket-server.ts'

/**
 * Makes emits reach the sockets of every instance through Redis. It fails open: while Redis does not answer, an
 * emit reaches the sockets of this instance alone and is lost for the others.
 */
export function connectThroughRedis(
  server: SocketServer,
  { commands, subscriptions }: { commands: Redis; subscriptions: Redis },
  warn: (error: unknown) => void,
): void {
  // The adapter does not await its calls: an unhandled rejection would end the process.
  const publisher = {
    publish: (channel: string, message: string | Buffer) => commands.publish(channel, message).catch(warn),
    send_command: (name: string, args: string[], done: (error: unknown, answer?: unknown) => void) =>
      commands.call(name, ...args).then((answer) => done(null, answer), done),
    on: () => {},
    off: () => {},
  }
  const subscriber = {
    subscribe: (channels: string[]) => subscriptions.subscribe(...channels).catch(warn),
    psubscribe: (pattern: string) => subscriptions.psubscribe(pattern).catch(warn),
    unsubscribe: (channels: string[]) => subscriptions.unsubscribe(...channels).catch(warn),
    punsubscribe: (pattern: string) => subscriptions.punsubscribe(pattern).catch(warn),
    on: subscriptions.on.bind(subscriptions),
    off: subscriptions.off.bind(subscriptions),
  }
  server.adapter(createAdapter(publisher, subscriber))
}
