import { createHash } from 'node:crypto'
import { ProblemError } from '@semaforo/service-kit'
import { unreachable } from './failures.ts'
import type { Upstream } from './upstream.ts'

/** How long an unreachable instance is skipped. */
const skipMs = 5_000

/**
 * Balances requests over several instances of one service. A client stays with one instance, chosen by its
 * address, since all polls of one socket must reach the same instance. While that instance is unreachable, its
 * clients use the next one, and return later. An unreachable instance is retried with the next one at once:
 * bodies are buffered, so a request can be sent again.
 */
export function loadBalancer(instances: readonly Upstream[]): Upstream {
  const skippedUntil = new Map<Upstream, number>()
  const isUsable = (instance: Upstream) => (skippedUntil.get(instance) ?? 0) <= performance.now()

  async function at<Result>(client: string, use: (instance: Upstream) => Promise<Result>): Promise<Result> {
    const all = ranked(instances, client)
    const usable = all.filter(isUsable)
    for (const instance of usable.length > 0 ? usable : all) {
      try {
        return await use(instance)
      } catch (error) {
        if (!isUnreachable(error)) throw error
        skippedUntil.set(instance, performance.now() + skipMs)
      }
    }
    throw unreachable(skipMs / 1000)
  }

  return {
    forward: (exchange, timeoutMs, onState) =>
      at(exchange.client, (instance) => instance.forward(exchange, timeoutMs, onState)),
    upgrade: (upgrade, timeoutMs) => at(upgrade.client, (instance) => instance.upgrade(upgrade, timeoutMs)),
    read: (path, headers, timeoutMs) => at('', (instance) => instance.read(path, headers, timeoutMs)),
    stop: async () => {
      await Promise.all(instances.map((instance) => instance.stop()))
    },
  }
}

/** The request was not received, so it can be sent again; after any other failure it may have been executed. */
const isUnreachable = (error: unknown) => error instanceof ProblemError && error.status === 503

/** All instances in the client's stable order (rendezvous hashing): a removed instance moves only its own clients. */
function ranked(instances: readonly Upstream[], client: string): Upstream[] {
  const weight = (index: number) => createHash('sha1').update(`${index} ${client}`).digest().readUInt32BE()
  return instances
    .map((instance, index) => ({ instance, weight: weight(index) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ instance }) => instance)
}
