import type { Release } from '@semaforo/contracts'
import type { Refusal } from '../refusal.ts'
import { refuseRoutes } from './routes.ts'
import { refuseForShell } from './shell.ts'
import { refuseSignature } from './signature.ts'
import type { Site } from './site.ts'

/** Why a site does not take a release, whatever is asked of it; undefined where it does. */
export function refuse(release: Release, { keys, frontends, shell }: Site): Refusal | undefined {
  return refuseSignature(release, keys) ?? refuseRoutes(release, frontends) ?? refuseForShell(release, shell)
}
