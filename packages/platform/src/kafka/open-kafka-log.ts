import { ConfigError } from '../config-error.ts'
import type { ConnectedLog } from '../parts.ts'
import type { Readiness } from '../ports/readiness.ts'
import { withAdmin } from './admin.ts'
import type { KafkaConnection } from './connection.ts'
import { deleteGroup } from './delete-group.ts'
import { createPublisher } from './publisher.ts'
import { readTopic } from './read-topic.ts'
import { type KafkaSubscription, subscribe } from './subscription.ts'

const readyMs = 2_000

/**
 * The event log on Kafka. It opens at once and connects in the background, with retries; `ready` tells whether
 * the brokers answer and every subscription is reading. A publish that Kafka does not acknowledge rejects
 * within 10 seconds. Topics are never created implicitly: a publish to a missing one rejects with
 * `MissingTopic`, a subscription to it waits. All members of a group subscribe to the same topics.
 */
export function openKafkaLog(connection: KafkaConnection): ConnectedLog {
  const publisher = createPublisher(connection)
  const subscriptions = new Set<KafkaSubscription>()
  let checking: Promise<unknown> | undefined
  let closed = false

  /** Concurrent callers share one check. */
  function check(): Promise<unknown> {
    checking ??= withAdmin(connection, (admin) => admin.describeCluster(), readyMs).finally(() => {
      checking = undefined
    })
    return checking
  }

  async function stop(subscription: KafkaSubscription) {
    await subscription.stop()
    subscriptions.delete(subscription)
  }

  return {
    publish: publisher.publish,
    async subscribe(options) {
      const subscription = subscribe(connection, options)
      subscriptions.add(subscription)
      return { stop: () => stop(subscription) }
    },
    forget: (group) => deleteGroup(connection, group),
    read: (topic, visit) => readTopic(connection, topic, visit),
    // The brokers do, by the topics' settings.
    prune: async () => {},
    async ready() {
      if (closed) return { ok: false, reason: 'Kafka: la conexión está cerrada' }
      try {
        await check()
      } catch (error) {
        return notReady('Kafka no responde', error as Error)
      }
      const problem = [...subscriptions].map(({ waitsFor }) => waitsFor()).find((each) => each !== undefined)
      return problem === undefined ? { ok: true } : notReady('Kafka', problem)
    },
    async close() {
      closed = true
      await Promise.all([...subscriptions].map(stop))
      await publisher.close()
    },
  }
}

function notReady(what: string, error: Error): Readiness {
  const reason = `${what}: ${error.message}`
  return { ok: false, reason, rejected: error instanceof ConfigError ? error : undefined }
}
