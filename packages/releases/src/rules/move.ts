import { CanaryPercent, type FrontendRegistry, type Move } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'
import { retention } from './retention.ts'
import { liveVersions } from './site.ts'

/** How many moves a registry remembers. */
const remembered = 50

/** What is to become of the live releases of a frontend. A canary without a version is the one that is there. */
export type Command =
  | { what: 'publish'; version: string }
  | { what: 'canary'; version?: string | undefined; percent: number }
  | { what: 'promote' }
  | { what: 'rollback' }

/** Who asks for a move, when (ISO) and why; `revision` is the one that they saw. */
export type Asked = { at: string; by: string; why?: string | undefined; revision?: number | undefined }

/** Where the pointers lead after a move, and which release the move was about. */
type Moved = Pick<FrontendRegistry, 'stable' | 'previous' | 'canary'> & Pick<Move, 'version'>

/**
 * The registry of a frontend after a command; the same object where it is so already, whoever asks for it again.
 * @param before undefined for a frontend that was never published
 */
export function move(
  name: string,
  before: FrontendRegistry | undefined,
  command: Command,
  asked: Asked,
): FrontendRegistry | Refusal {
  if (before && stands(before, command)) return before
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

function stands({ stable, canary }: FrontendRegistry, command: Command): boolean {
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
  if (canary) return { stable, previous, version: canary.version }
  if (previous) return { stable: previous, version: previous }
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
    return new Refusal('no-canary', 'El porcentaje de una canary va de 1 a 99: para todos usa promote.')
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

function recorded(
  before: FrontendRegistry | undefined,
  command: Command,
  { version, ...pointers }: Moved,
  { at, by, why }: Asked,
): FrontendRegistry {
  const revision = (before?.revision ?? 0) + 1
  const percent = command.what === 'canary' ? { percent: command.percent } : {}
  const entry: Move = { revision, at, by: by.slice(0, 100), what: command.what, version, ...percent }
  if (why) entry.why = why.slice(0, 200)
  const after = { ...given(pointers), revision, retired: recent(before?.retired ?? {}, at), history: [] }
  for (const left of before ? liveVersions(before) : []) after.retired[left] = at
  for (const live of liveVersions(after)) delete after.retired[live]
  return { ...after, history: lasting([...(before?.history ?? []), entry], after) }
}

/** Without what is so long ago that its release is gone, or counts by when it was stored as well. */
function recent(retired: FrontendRegistry['retired'], at: string): FrontendRegistry['retired'] {
  const oldest = Date.parse(at) - 2 * retention.ms
  return Object.fromEntries(Object.entries(retired).filter(([, since]) => Date.parse(since) > oldest))
}

/** Absent instead of undefined, as the document has it. */
function given<Pointers extends object>(pointers: Pointers): Pointers {
  return Object.fromEntries(Object.entries(pointers).filter(([, value]) => value !== undefined)) as Pointers
}

/** The last moves, and the one that brought what is stable however long ago: who runs what is always known. */
function lasting(moves: Move[], registry: Pick<FrontendRegistry, 'stable'>): Move[] {
  const kept = new Set(moves.slice(-remembered))
  const brought = broughtStable(moves, registry)
  return moves.filter((each) => kept.has(each) || each === brought)
}

/** The move since which a frontend's stable release is that. */
export function broughtStable(
  history: readonly Move[],
  { stable }: Pick<FrontendRegistry, 'stable'>,
): Move | undefined {
  return history.findLast(({ what, version }) => what !== 'canary' && version === stable)
}
