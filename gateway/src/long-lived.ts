import type { EventEmitter } from 'node:events'

type Connection = Pick<EventEmitter, 'once'> & { destroy(): unknown }

/** Connections that stay until somebody ends them: a stop must not wait for them. */
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
