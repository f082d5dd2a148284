import { CanaryPercent, type FrontendRegistry } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'
import type { Asked, Command, Moved } from './command.ts'
import { recorded } from './history.ts'

/**
 * The registry of a frontend after a command; the same object where nothing changes, so that a repeated command does no harm.
 * @param before undefined for a frontend that was never published
 */
export function move(
  name: string,
  before: FrontendRegistry | undefined,
  command: Command,
  asked: Asked,
): FrontendRegistry | Refusal {
  if (before && isInPlace(before, command)) return before
  const revision = before?.revision ?? 0
  if (asked.revision !== undefined && asked.revision !== revision) {
    return new Refusal(
      'changed-meanwhile',
      `«${name}» cambió mientras tanto (revisión ${revision}, no ${asked.revision}): mira npm run frontends -- list y repite.`,
    )
  }
  const moved = moveOf(name, before, command)
  return moved instanceof Refusal ? moved : recorded(before, command, moved, asked)
}

function isInPlace({ stable, canary }: FrontendRegistry, command: Command): boolean {
  if (command.what === 'publish') return stable === command.version && !canary
  if (command.what !== 'canary' || !canary) return false
  return (command.version ?? canary.version) === canary.version && canary.percent === command.percent
}

function moveOf(name: string, before: FrontendRegistry | undefined, command: Command): Moved | Refusal {
  if (command.what === 'publish') {
    const { version } = command
    return {
      stable: version,
      previous: before?.stable === version ? before.previous : before?.stable,
      version,
    }
  }
  if (!before) {
    return new Refusal(
      'not-published',
      `«${name}» no está publicado: empieza con npm run frontends -- publish ${name}.`,
    )
  }
  if (command.what === 'canary') return tryOut(name, before, command)
  const { stable, previous, canary } = before
  if (command.what === 'promote') {
    if (canary) return { stable: canary.version, previous: stable, version: canary.version }
    return new Refusal(
      'no-canary',
      `«${name}» no tiene canary: dale una con npm run frontends -- canary ${name} 10.`,
    )
  }
  if (canary) return { stable, previous, version: canary.version, withdrew: canary.version }
  if (previous) return { stable: previous, version: previous, withdrew: stable }
  return new Refusal(
    'no-previous',
    `«${name}» no tiene versión anterior a la que volver: publica una con npm run frontends -- publish ${name}.`,
  )
}

function tryOut(
  name: string,
  { stable, previous, canary }: FrontendRegistry,
  { version = canary?.version, percent }: Extract<Command, { what: 'canary' }>,
): Moved | Refusal {
  if (!CanaryPercent.safeParse(percent).success)
    return new Refusal(
      'no-canary',
      'El porcentaje de una canary va de 1 a 99: para todos usa promote; para nadie, rollback.',
    )
  if (!version) {
    return new Refusal(
      'no-canary',
      `«${name}» no tiene canary: construye una con npm run frontends -- build ${name}.`,
    )
  }
  if (version === stable) {
    return new Refusal(
      'already-stable',
      `La versión ${version} de «${name}» ya es la de todos: construye la nueva con npm run frontends -- build ${name}.`,
    )
  }
  return { stable, previous, canary: { version, percent }, version }
}
