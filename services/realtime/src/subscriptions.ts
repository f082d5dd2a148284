import {
  catalogChanged,
  likesChanged,
  progressChanged,
  sessionEnded,
  userDeactivated,
  userDeleted,
  userRoleChanged,
  userSessionsEnded,
} from '@semaforo/contracts'
import { consume, on, type Platform, type Subscription } from '@semaforo/platform'
import type { Log } from '@semaforo/service-kit'
import { endSockets } from './end-sockets.ts'
import { likeDelay } from './metrics.ts'
import { type RealtimeServer, roomOf } from './socket.ts'

/**
 * Emits events to sockets. All instances share one consumer group per kind: one instance reads an event, and the
 * Socket.IO adapter carries it to the others. A group per instance would read the whole log again with each new
 * instance.
 */
export function subscribe(events: Platform['log'], io: RealtimeServer, logger: Log): Promise<Subscription[]> {
  const endings = [userRoleChanged, userDeactivated, userDeleted, userSessionsEnded]
  return Promise.all([
    consume(events, {
      group: 'realtime-likes',
      logger,
      on: [
        on(likesChanged, async ({ subject, sequence, time }) => {
          io.to(roomOf(subject)).emit('likes:updated', { version: sequence })
          likeDelay.observe(Math.max(0, Date.now() - Date.parse(time)) / 1_000)
        }),
      ],
    }),
    consume(events, {
      group: 'realtime-progress',
      logger,
      on: [
        on(progressChanged, async ({ subject, sequence }) => {
          io.to(roomOf(subject)).emit('progress:updated', { version: sequence })
        }),
      ],
    }),
    consume(events, {
      group: 'realtime-catalog',
      logger,
      on: [
        on(catalogChanged, async ({ data }) => {
          io.emit('catalog:updated', { kind: data.kind, id: data.item.id })
        }),
      ],
    }),
    consume(events, {
      group: 'realtime-users',
      logger,
      on: endings.map((kind) =>
        on(kind, ({ data }) => endSockets(io, data.id, ({ ver }) => ver < data.epoch)),
      ),
    }),
    consume(events, {
      group: 'realtime-sessions',
      logger,
      on: [on(sessionEnded, ({ data }) => endSockets(io, data.userId, ({ sid }) => sid === data.id))],
    }),
  ])
}
