import { type FrontendRegistry, type Move, visibleText } from '@semaforo/contracts'
import type { Asked, Command, Moved } from './command.ts'
import { retention } from './retention.ts'
import { liveVersions } from './site.ts'

/** How many moves a registry remembers. */
const remembered = 50

/** The registry after a move, which it remembers. */
export function recorded(
  before: FrontendRegistry | undefined,
  command: Command,
  { version, withdrew, ...moved }: Moved,
  { at, by, why, key }: Asked,
): FrontendRegistry {
  const revision = (before?.revision ?? 0) + 1
  const percent = command.what === 'canary' ? { percent: command.percent } : {}
  const entry: Move = { revision, at, by: line(by, 100) || '—', what: command.what, version, ...percent }
  if (withdrew) entry.withdrew = withdrew
  if (why) entry.why = line(why, 200)
  if (key) entry.key = key
  const pointers = { ...given(moved), revision }
  const retired = recent(before?.retired ?? {}, at)
  for (const left of before ? liveVersions(before) : []) retired[left] = at
  for (const live of liveVersions(pointers)) delete retired[live]
  const history = lasting([...(before?.history ?? []), entry], pointers)
  return { ...pointers, retired, history }
}

/** Without what is so long ago that its release is gone, or counts by when it was stored as well. */
function recent(retired: FrontendRegistry['retired'], at: string): FrontendRegistry['retired'] {
  const oldest = Date.parse(at) - 2 * retention.ms
  return Object.fromEntries(Object.entries(retired).filter(([, since]) => Date.parse(since) > oldest))
}

/** As one line of a list. */
function line(text: string, most: number): string {
  return visibleText(text)
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, most)
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

/** The versions that were taken back, as far as the history goes, without those that came back. */
export function withdrawnVersions(registry: FrontendRegistry): string[] {
  const withdrawn = new Set(registry.history.flatMap(({ withdrew }) => withdrew ?? []))
  return [...withdrawn].filter((version) => !liveVersions(registry).includes(version))
}
