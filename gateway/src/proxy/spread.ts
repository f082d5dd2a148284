import { createHash } from 'node:crypto'
import { ProblemError } from '@semaforo/service-kit'
import { unreachable } from './failures.ts'
import type { Upstream } from './upstream.ts'

/** How long an instance that could not be reached is passed over. */
const restMs = 5_000

/**
 * Several instances of one service. A client stays with one of them, chosen by its address, since the polls of
 * one socket have to meet again; when that instance cannot be reached its clients go on with the next, and come
 * back later. What no instance took is passed to the next at once: bodies are whole, so that it can be sent again.
 */
export function spread(instances: readonly Upstream[]): Upstream {
  const restingUntil = new Map<Upstream, number>()
  const rested = (instance: Upstream) => (restingUntil.get(instance) ?? 0) <= performance.now()

  async function at<Result>(client: string, use: (instance: Upstream) => Promise<Result>): Promise<Result> {
    const all = ranked(instances, client)
    const able = all.filter(rested)
    for (const instance of able.length > 0 ? able : all) {
      try {
        return await use(instance)
      } catch (error) {
        if (!isUnreachable(error)) throw error
        restingUntil.set(instance, performance.now() + restMs)
      }
    }
    throw unreachable(restMs / 1000)
  }

  return {
    forward: (exchange, timeoutMs, onSign) =>
      at(exchange.client, (instance) => instance.forward(exchange, timeoutMs, onSign)),
    upgrade: (upgrade, timeoutMs) => at(upgrade.client, (instance) => instance.upgrade(upgrade, timeoutMs)),
    read: (path, headers, timeoutMs) => at('', (instance) => instance.read(path, headers, timeoutMs)),
    stop: async () => {
      await Promise.all(instances.map((instance) => instance.stop()))
    },
  }
}

/** Nobody heard the request: another failure may come after it was acted on. */
const isUnreachable = (error: unknown) => error instanceof ProblemError && error.status === 503

/** All instances, each client's in its own lasting order (rendezvous hashing): one that goes moves its clients alone. */
function ranked(instances: readonly Upstream[], client: string): Upstream[] {
  const weight = (index: number) => createHash('sha1').update(`${index} ${client}`).digest().readUInt32BE()
  return instances
    .map((instance, index) => ({ instance, weight: weight(index) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ instance }) => instance)
}
