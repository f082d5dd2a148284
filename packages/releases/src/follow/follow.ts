import type { FrontendRegistry, LivePointers, Move, ReleaseMoved } from '@semaforo/contracts'
import { commit } from '../folder/commit.ts'
import { locked } from '../folder/locked.ts'
import { readFrontends, readRelease, readSite } from '../folder/read-site.ts'
import { Refusal } from '../refusal.ts'
import { changedTo } from '../rules/history.ts'
import { refuseForShell } from '../rules/shell.ts'
import { liveVersions } from '../rules/site.ts'
import { fetchRelease, type Origin } from './fetch-release.ts'
import { publishedRevision, savePublishedRevision } from './published-moves.ts'
import type { Shared } from './unpublished-moves.ts'

/**
 * Brings a folder to where the log says that a frontend is: fetches what it lacks, then moves its pointers. What the
 * folder did itself, or read before, changes nothing.
 * @param folders FRONTENDS_DIR, and that of the checkpoints of this log
 * @throws {Refusal} for a release that this site would not take, and other errors while it cannot be fetched
 */
export async function follow(
  { dir, checkpoints }: Shared,
  moved: ReleaseMoved,
  origin: Origin,
): Promise<void> {
  const { frontend, revision, live } = moved
  if (revision <= (await publishedRevision(checkpoints, frontend))) return
  if (!(await readSite(dir)).keys.has(frontend)) throw unknownTeam(frontend)
  const isDone = isIn(await registryOf(dir, frontend), revision, live)
  const pointers = isDone ? undefined : await fetched(dir, frontend, live, origin)
  await locked(dir, async () => {
    if (pointers) await adopt(dir, moved, pointers)
    await savePublishedRevision(checkpoints, frontend, revision)
  })
}

/** Whether a move is done here, or left behind by moves of this folder's own, which the log will have later. */
function isIn(known: FrontendRegistry | undefined, revision: number, live: LivePointers): boolean {
  if (!known) return false
  if (known.revision > live.revision) return true
  return isSame(known, live) && known.history.some((each) => each.revision === revision)
}

/** The pointers once what they lead to is stored; undefined where a later move has left it behind already. */
async function fetched(
  dir: string,
  frontend: string,
  live: LivePointers,
  origin: Origin,
): Promise<LivePointers | undefined> {
  for (const version of liveVersions(live)) {
    if (await fetchRelease(dir, frontend, version, origin)) continue
    if ((await origin.revision(frontend)) > live.revision) return undefined
    throw new Refusal('not-stored', `Nadie tiene la versión ${version} de «${frontend}»: publícala de nuevo.`)
  }
  const { previous, ...pointers } = live
  if (previous === undefined) return pointers
  // Nobody gets it yet: whatever is wrong with it, such as a key that was taken out since, what is live is not held up.
  const canReturn = await fetchRelease(dir, frontend, previous, origin).catch(() => false)
  return canReturn ? live : pointers
}

async function adopt(
  dir: string,
  { frontend, revision, at, by, what, version, percent, withdrew, why }: ReleaseMoved,
  pointers: LivePointers,
): Promise<void> {
  const before = await registryOf(dir, frontend)
  if (isIn(before, revision, pointers)) return
  await refuseForPage(dir, frontend, pointers)
  const entry: Move = { revision, at, by, what, version, percent, withdrew, why }
  await commit(dir, frontend, changedTo(before, pointers, entry), at)
}

/** The other gateway compared a release with its own page, which may be another than the one here. */
async function refuseForPage(dir: string, frontend: string, pointers: LivePointers): Promise<void> {
  const { shell } = await readSite(dir)
  for (const version of liveVersions(pointers)) {
    const release = await readRelease(dir, frontend, version)
    const refusal = release && refuseForShell(release, shell)
    if (refusal) throw refusal
  }
}

async function registryOf(dir: string, frontend: string): Promise<FrontendRegistry | undefined> {
  return (await readFrontends(dir)).find(({ name }) => name === frontend)?.registry
}

function isSame(one: LivePointers, other: LivePointers): boolean {
  const text = ({ stable, canary, revision }: LivePointers) => JSON.stringify([stable, canary, revision])
  return text(one) === text(other)
}

function unknownTeam(frontend: string): Refusal {
  return new Refusal(
    'unknown-key',
    `Esta carpeta no conoce ninguna llave de «${frontend}»: regístrala con npm run frontends -- keys ${frontend}.`,
  )
}
