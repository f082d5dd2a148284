import type { RequestListener } from 'node:http'
import type { Platform, Readiness } from '@semaforo/platform'
import type { Router } from 'express'
import type { z } from 'zod'
import { type Environment, readConfig } from './config/read-config.ts'
import { createApp } from './http/app.ts'
import type { Log } from './log.ts'
import type { Peers } from './peers.ts'
import { rejectUpgrade, routeSockets, routeUpgrades, type Sockets, type UpgradeListener } from './sockets.ts'

/** The parts of a started service. */
export type ServiceParts = {
  routes: Router
  sockets?: Sockets
  ready?: () => Promise<Readiness>
  /** Stops what `start` started. Called after the last request was answered. */
  stop?: () => Promise<void>
}

export type ServiceDefinition<Config extends z.ZodObject = z.ZodObject> = {
  name: string
  /** The schema of the service's environment variables. */
  config: Config
  start(context: {
    platform: Platform
    config: z.infer<Config>
    log: Log
    peers: Peers
  }): Promise<ServiceParts>
}

/** A running service: `handler` serves its HTTP, alone or inside the gateway's process. */
export type RunningService = {
  name: string
  handler: RequestListener
  /** The listener of the `upgrade` event of the server that uses `handler`. */
  upgrade: UpgradeListener
  /** Closes long-lived connections; called when the server stops. */
  endSockets(): void
  ready(): Promise<Readiness>
  stop(): Promise<void>
}

/** Declares a service, preserving the exact type of its configuration. */
export function defineService<Config extends z.ZodObject>(
  definition: ServiceDefinition<Config>,
): ServiceDefinition<Config> {
  return definition
}

/**
 * Starts a service on a platform. Stopping it leaves the platform open. `peers` are clients of the services
 * that it may call.
 * @throws {ConfigError} when an environment variable is invalid
 */
export async function startService<Config extends z.ZodObject>(
  definition: ServiceDefinition<Config>,
  context: { platform: Platform; env: Environment; log: Log; peers?: Peers },
): Promise<RunningService> {
  const { name } = definition
  const log = context.log.child({ service: name })
  const config = readConfig(definition.config, context.env)
  const parts = await definition.start({
    platform: context.platform,
    config,
    log,
    peers: context.peers ?? {},
  })
  const ready = async (): Promise<Readiness> => {
    const platform = await context.platform.ready()
    if (!platform.ok || !parts.ready) return platform
    const own = await parts.ready()
    return own.ok ? { ...platform, ...own } : own
  }
  const app = createApp({ name, log, routes: parts.routes, ready })
  return {
    name,
    handler: parts.sockets ? routeSockets(parts.sockets, app) : app,
    upgrade: parts.sockets ? routeUpgrades(parts.sockets) : rejectUpgrade,
    endSockets: () => parts.sockets?.end(),
    ready,
    stop: async () => parts.stop?.(),
  }
}
