import type { CanaryVerdict, FrontendRegistry, Release, ReleaseOrder } from '@semaforo/contracts'
import { change } from '../change.ts'
import { readSite } from '../folder/read-site.ts'
import { isStored } from '../folder/store.ts'
import { asManifest } from '../manifest.ts'
import { publishFrom } from '../publish.ts'
import { Refusal } from '../refusal.ts'
import type { Asked } from '../rules/command.ts'
import { refuseAttached, refuseOrder } from '../rules/order.ts'
import { movedTo } from '../rules/publication.ts'
import { endUpload, missingFiles, openUpload, uploaded, uploadId } from './uploads.ts'

/**
 * The folder of a site, its public origin, how many bytes a release may hold that comes by upload, and who judges the
 * canary of a frontend.
 */
export type Receiver = {
  dir: string
  site: string
  mostBytes: number
  verdictOn(frontend: string): Promise<CanaryVerdict | undefined>
}

/** What came of an order: the frontend's registry from now on, the files that have to come first, or a verdict. */
export type Received =
  | { registry: FrontendRegistry }
  | { upload: string; missing: string[] }
  | { verdict: CanaryVerdict }

/**
 * Carries out what a team signed. An order for a release that the site does not have opens its upload; the same
 * order again says what is still missing, and publishes once nothing is.
 * @param attached what the `release.json` of that release holds
 * @param at when it came (ISO): recorded, and compared with nothing
 * @throws {Refusal} before anything is kept, unless the sender has the team's key
 */
export async function receiveOrder(
  { dir, site, mostBytes, verdictOn }: Receiver,
  { order, release: attached }: { order: ReleaseOrder; release?: unknown },
  at: string,
): Promise<Received> {
  const known = await readSite(dir)
  const refusal = refuseOrder(order, site, known.keys)
  if (refusal) throw refusal
  const { frontend, revision, why, key } = order
  const asked = { at, by: frontend, why, revision, key }
  if (order.what === 'judge') return { verdict: (await verdictOn(frontend)) ?? noCanary(frontend) }
  if (attached === undefined) return { registry: await carryOut(dir, order, asked) }

  const release = asManifest(attached)
  const askedOfIt = { ...asked, percent: 'percent' in order ? order.percent : undefined }
  const refused = refuseAttached(order, release, mostBytes) ?? movedTo(release, known, askedOfIt)
  if (refused instanceof Refusal) throw refused
  if (!(await isStored(dir, release))) {
    await openUpload(dir, release, mostBytes)
    const missing = await missingFiles(dir, release)
    if (missing.length > 0) return { upload: uploadId(release), missing }
  }
  return { registry: await publishUploaded(dir, release, askedOfIt) }
}

async function carryOut(
  dir: string,
  order: Exclude<ReleaseOrder, { what: 'judge' }>,
  asked: Asked,
): Promise<FrontendRegistry> {
  if (order.what === 'publish')
    throw new Refusal('bad-manifest', 'Falta release.json: publica con npm run frontends -- publish.')
  return change(dir, order.frontend, order, asked)
}

async function publishUploaded(
  dir: string,
  release: Release,
  asked: Asked & { percent?: number | undefined },
): Promise<FrontendRegistry> {
  try {
    const registry = await publishFrom(dir, uploaded(dir, release), asked)
    await endUpload(dir, release)
    return registry
  } catch (error) {
    // A file that is not what came is no good at the next time either.
    if (error instanceof Refusal && error.code === 'bad-file') await endUpload(dir, release)
    throw error
  }
}

function noCanary(frontend: string): never {
  throw new Refusal(
    'no-canary',
    `«${frontend}» no tiene canary que juzgar: dale una con npm run frontends -- canary ${frontend} 10.`,
  )
}
