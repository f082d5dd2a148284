import type { Log } from '@semaforo/service-kit'
import type { ForwardingLimits } from './limits.ts'
import { openService, type Service } from './service.ts'

/** Timeout of a service's readiness check. */
const readyTimeoutMs = 2_000

type States = Record<string, 'ready' | 'down'>

/** Services by their names. */
export type Services = {
  get(name: string): Service | undefined
  /** Which of them answer that they are ready. Concurrent callers share one check, so that it costs the services nothing. */
  states(): Promise<States>
  /** Closes polls and upgraded connections, which do not end by themselves. */
  endLongLived(): void
  /** Closes the connections to the services. */
  stop(): Promise<void>
}

/**
 * Opens services, each behind a circuit breaker of its own; connections are made on demand.
 * @param addresses of each, `http://host:port` or `unix:` and a path, one for each instance
 * @param options `publicUrl` is the address that users open; a service that is `sticky` keeps each client at one instance
 */
export function openServices(
  addresses: Readonly<Record<string, string | readonly string[]>>,
  options: { publicUrl: string; sticky: (name: string) => boolean; limits: ForwardingLimits; log: Log },
): Services {
  const services = new Map<string, Service>()
  for (const [name, at] of Object.entries(addresses)) {
    services.set(name, openService(name, at, { ...options, sticky: options.sticky(name) }))
  }
  let checking: Promise<States> | undefined
  return {
    get: (name) => services.get(name),
    states() {
      checking ??= statesOf(services).finally(() => {
        checking = undefined
      })
      return checking
    },
    endLongLived() {
      for (const service of services.values()) service.endLongLived()
    },
    async stop() {
      await Promise.all([...services.values()].map((service) => service.stop()))
    },
  }
}

async function statesOf(services: ReadonlyMap<string, Service>): Promise<States> {
  const states = [...services].map(
    async ([name, service]) => [name, (await service.isReady(readyTimeoutMs)) ? 'ready' : 'down'] as const,
  )
  return Object.fromEntries(await Promise.all(states))
}
