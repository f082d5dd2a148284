import type { EventEmitter } from 'node:events'

type Connection = Pick<EventEmitter, 'once'> & { destroy(): unknown }

/** Long-lived connections, which do not end by themselves: closed at shutdown, which does not wait for them. */
export type LongLived = { add(connection: Connection): void; end(): void }

export function createLongLived(): LongLived {
  const open = new Set<Connection>()
  return {
    add(connection) {
      open.add(connection)
      connection.once('close', () => open.delete(connection))
    },
    end() {
      for (const connection of open) connection.destroy()
    },
  }
}
