import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CanaryVerdict,
  ReleaseAnswer,
  type ReleaseOrder,
  releasesPath,
  ShellOffer,
} from '@semaforo/contracts'
import {
  builtIn,
  fewestVisits,
  heldAs,
  keyAt,
  reasonOf,
  type Source,
  signedContent,
  signOrder,
} from '@semaforo/releases'
import { type Command, Misuse } from '../command.ts'
import { printNote, printPointers } from '../print-pointers.ts'
import { callSite, expected } from './call-site.ts'
import { runningOn } from './list.ts'

/** What differs from order to order. */
type Wanted =
  | Pick<Extract<ReleaseOrder, { what: 'publish' }>, 'what' | 'version'>
  | Pick<Extract<ReleaseOrder, { what: 'canary' }>, 'what' | 'version' | 'percent'>
  | { what: 'promote' }
  | { what: 'rollback' }
  | { what: 'judge' }

/** A command for a running site. */
export type SiteCommand = Command & { site: string }

/** How many files are on their way at the same time. */
const filesAtOnce = 4

/** Uploads a finished build and publishes it for everybody. */
export async function publish(command: SiteCommand): Promise<void> {
  const source = await builtIn(command.built)
  await send(command, { what: 'publish', version: source.release.version }, source)
}

/** Uploads a finished build for a share of the visitors; without a build, changes the share of the canary. */
export async function canary(command: SiteCommand): Promise<void> {
  const { version, built, percent } = command
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Misuse(
      'El porcentaje de una canary va de 1 a 99: para todos usa promote; para nadie, rollback.',
    )
  const fresh = version === undefined && existsSync(join(built, 'release.json'))
  if (!fresh) return send(command, { what: 'canary', percent, ...(version && { version }) })
  const source = await builtIn(built)
  await send(command, { what: 'canary', percent, version: source.release.version }, source)
}

/** Gives the canary to everybody. */
export function promote(command: SiteCommand): Promise<void> {
  return send(command, { what: 'promote' })
}

/** Rolls the canary back; without a canary, the stable release. */
export function rollback(command: SiteCommand): Promise<void> {
  return send(command, { what: 'rollback' })
}

/** Says how the canary does beside what the others have. The site takes back one that fails too often by itself. */
export async function judge(command: SiteCommand): Promise<void> {
  const { site, name } = command
  const answer = await give(site, JSON.stringify({ order: await signed(command, { what: 'judge' }) }))
  if (!('verdict' in answer)) throw new Misuse(`${site} no juzga canaries: repite cuando esté al día.`)
  console.log(`La canary de «${name}» ${reasonOf(answer.verdict)}. ${endOf(answer.verdict)}`)
}

function endOf({ canary, threshold, failing }: CanaryVerdict): string {
  if (failing) return 'Se retira.'
  return canary.visits < fewestVisits
    ? `Se queda: con menos de ${fewestVisits} visitas suyas el sitio no la juzga.`
    : `Se queda: el sitio la retira por debajo de p = ${threshold.toExponential(0)}.`
}

/** Signs an order and gives it until it is carried out, with the files that the site asks for in between. */
async function send(command: SiteCommand, wanted: Wanted, source?: Source): Promise<void> {
  const { site, name } = command
  if (source && source.release.frontend !== name)
    throw new Misuse(
      `Eso es una versión de «${source.release.frontend}», no de «${name}»: revisa la carpeta.`,
    )
  const order = await signed(command, wanted)
  const body = JSON.stringify({ order, ...(source && { release: source.release }) })
  let answer = await give(site, body)
  if ('upload' in answer && source) {
    await sendFiles(command, source, answer)
    answer = await give(site, body)
  }
  if (!('registry' in answer)) throw new Misuse(`${site} no recibió todos los archivos: repite la orden.`)
  const changed = answer.registry.revision !== order.revision
  printPointers(name, answer.registry, { changed, where: ` --site ${site}` })
  if (source) printNote(source.release, await shellOf(site))
}

/** The exports of a site's shell, which everybody may read. */
async function shellOf(site: string): Promise<ShellOffer> {
  return expected(ShellOffer, await callSite(site, '/federation/shell.json'), site)
}

async function give(site: string, body: string): Promise<ReleaseAnswer> {
  const headers = { 'content-type': 'application/json' }
  const answer = await callSite(site, releasesPath, { method: 'POST', headers, body })
  return expected(ReleaseAnswer, answer, site)
}

async function signed({ site, name, key, asked }: SiteCommand, wanted: Wanted): Promise<ReleaseOrder> {
  if (!existsSync(key))
    throw new Misuse(
      `No está la llave ${key}: revisa --key, o si el frontend es de tu equipo créala con npm run frontends -- keys ${name}.`,
    )
  const seen = (await runningOn(site)).find(({ frontend }) => frontend === name)
  const { why, revision = seen?.revision ?? 0 } = asked
  return signOrder({ ...wanted, site, frontend: name, revision, ...(why && { why }) }, await keyAt(key))
}

async function sendFiles(
  { site, name }: SiteCommand,
  source: Source,
  { upload, missing }: { upload: string; missing: readonly string[] },
): Promise<void> {
  const paths = Object.entries(source.release.files).map(
    ([path, { integrity }]) => [integrity, path] as const,
  )
  const pathOf = new Map(paths)
  const left = missing.values()
  const sendOneByOne = async () => {
    for (const hash of left) {
      const body = new Uint8Array(await signedContent(source, pathOf.get(hash) ?? ''))
      const address = `${releasesPath}/${name}/${upload}/${heldAs(hash)}`
      await callSite(site, address, { method: 'PUT', body })
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, sendOneByOne))
}
