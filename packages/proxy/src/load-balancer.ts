import { createHash } from 'node:crypto'
import { ProblemError } from '@semaforo/service-kit'
import type { Addresses } from './addresses-behind.ts'
import { unreachable } from './failures.ts'
import type { Upstream } from './upstream.ts'

/** How long an instance is skipped that is unreachable, or stops. */
const skipMs = 5_000

/** An upstream at one address. */
export type Instance = Upstream & {
  /** Ends its connections once what is under way on them has ended: its name no longer leads to it. */
  retire(): Promise<void>
}

/**
 * Balances requests over several instances of one service. A client stays with one instance, chosen by its
 * address, since all polls of one socket must reach the same instance. While that instance is unreachable, its
 * clients use the next one, and return later; so they do when it says that it stops (`Connection: close`). A request to
 * an unreachable instance is sent to the next one at once:
 * bodies are buffered, so a request can be sent again.
 */
export function loadBalancer(
  addresses: Addresses,
  open: (address: string, onLeaving: () => void) => Instance,
): Upstream {
  const instances = new Map<string, Instance>()
  const skippedUntil = new WeakMap<Upstream, number>()
  const isUsable = (instance: Upstream) => (skippedUntil.get(instance) ?? 0) <= performance.now()

  const skip = (instance: Upstream) => void skippedUntil.set(instance, performance.now() + skipMs)

  function instanceAt(address: string): Instance {
    const known = instances.get(address)
    if (known) return known
    const instance = open(address, () => skip(instance))
    instances.set(address, instance)
    return instance
  }

  async function current(): Promise<readonly string[]> {
    const listed = await addresses()
    for (const [address, instance] of instances) {
      if (listed.includes(address)) continue
      instances.delete(address)
      void instance.retire()
    }
    return listed
  }

  async function at<Result>(client: string, use: (instance: Upstream) => Promise<Result>): Promise<Result> {
    const all = ranked(await current(), client).map(instanceAt)
    const usable = all.filter(isUsable)
    for (const instance of usable.length > 0 ? usable : all) {
      try {
        return await use(instance)
      } catch (error) {
        if (!isUnreachable(error)) throw error
        skip(instance)
      }
    }
    throw unreachable(skipMs / 1000)
  }

  return {
    forward: (exchange, timeoutMs, onState) =>
      at(exchange.client, (instance) => instance.forward(exchange, timeoutMs, onState)),
    upgrade: (upgrade, timeoutMs) => at(upgrade.client, (instance) => instance.upgrade(upgrade, timeoutMs)),
    read: (path, headers, timeoutMs) => at('', (instance) => instance.read(path, headers, timeoutMs)),
    // All at once: one that does not answer costs the others no time.
    isReady: async (timeoutMs) => {
      const asked = (await current()).map((address) => instanceAt(address).isReady(timeoutMs))
      return (await Promise.all(asked)).includes(true)
    },
    stop: async () => {
      await Promise.all([...instances.values()].map((instance) => instance.stop()))
    },
  }
}

/** The request was not received, so it can be sent again; after any other failure it may have been executed. */
const isUnreachable = (error: unknown) => error instanceof ProblemError && error.status === 503

/**
 * All addresses in the client's stable order (rendezvous hashing), the same at every gateway: an instance that comes or
 * goes moves only the clients that are its own.
 */
function ranked(addresses: readonly string[], client: string): string[] {
  const weight = (address: string) =>
    createHash('sha1').update(`${address} ${client}`).digest().readUInt32BE()
  return addresses
    .map((address) => ({ address, weight: weight(address) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ address }) => address)
}
