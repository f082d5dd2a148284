import type { EventEmitter } from 'node:events'

type Connection = Pick<EventEmitter, 'once'> & { destroyed: boolean; destroy(): unknown }

/**
 * Long-lived connections, which do not end by themselves: closed at shutdown, which does not wait for them. One that is
 * added after the end is closed at once.
 */
export type LongLived = { add(connection: Connection): void; end(): void }

export function createLongLived(): LongLived {
  const open = new Set<Connection>()
  let ended = false
  return {
    add(connection) {
      if (ended) connection.destroy()
      // The `close` of a client that left before has passed.
      if (connection.destroyed) return
      open.add(connection)
      connection.once('close', () => open.delete(connection))
    },
    end() {
      ended = true
      for (const connection of open) connection.destroy()
    },
  }
}
