import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliBytes, fingerprint, keepWithin } from '@semaforo/frontend-kit/build'
import { announceShell, keyAt, publish, Refusal, registerKey, withLock } from '@semaforo/releases'
import { buildRelease, buildShell } from './frontends/build-release.ts'
import { asker, describeFrontend, privateKeys, readJson, remotes, root, site } from './frontends/checkout.ts'
import { builtBytes, stampOf, writeStamp } from './frontends/stamp.ts'
import { apiDocsSources, publishApiDocs } from './publish-api-docs.ts'

export { builtBytes, remotes, site }

/** The folder in it with the API documents. */
const apiDocs = 'api-docs'

/** Longer than the slowest machine takes to build everything. */
const longestBuildMs = 30 * 60_000

/**
 * Builds what changed since its last build, frontends and the API's documents, and publishes all of it in the
 * folder that a start serves. A frontend that is refused is named on standard error and stays as it was.
 * @returns whether none was refused
 */
export async function build(into = site): Promise<boolean> {
  mkdirSync(join(into, '.built'), { recursive: true })
  return withLock(join(into, '.built', 'lock'), () => buildStale(into), longestBuildMs)
}

async function buildStale(into: string): Promise<boolean> {
  await unlessBuilt(into, 'shell', fingerprintOf('shell'), () => publishShell(into))
  const refusals = await publishFrontends(into)
  for (const line of refusals) process.stderr.write(`${line}\n`)
  const docs = fingerprint(root, [...apiDocsSources, 'package-lock.json'])
  await unlessBuilt(into, apiDocs, docs, async () => {
    await publishApiDocs(join(into, apiDocs))
    return 0
  })
  checkBudgets(into)
  return refusals.length === 0
}

/** Retries a refused frontend after another was published, which may have given up the route in question. */
async function publishFrontends(into: string): Promise<string[]> {
  for (;;) {
    const refusals: string[] = []
    let published = false
    for (const name of remotes) {
      try {
        const fresh = await unlessBuilt(into, name, fingerprintOf(name), () => publishFrontend(into, name))
        published = fresh || published
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refusals.push(error.message)
      }
    }
    if (refusals.length === 0 || !published) return refusals
  }
}

/**
 * @param make builds and publishes; it returns the bytes of JavaScript (brotli)
 * @returns whether there was anything to do
 */
async function unlessBuilt(
  into: string,
  name: string,
  made: string,
  make: () => Promise<number>,
): Promise<boolean> {
  if (stampOf(into, name)?.fingerprint === made) return false
  writeStamp(into, name, { fingerprint: made, bytes: await make() })
  return true
}

/** Signed with a key of this checkout's own, which the first build makes: a bare clone needs nothing. */
async function publishFrontend(into: string, name: string): Promise<number> {
  const directory = join(root, name)
  const { name: frontend } = describeFrontend(directory)
  const key = await keyAt(join(privateKeys, 'local-builds.pem'))
  await registerKey(into, frontend, key.publicKey)
  return building(into, name, async (built) => {
    await buildRelease(directory, built, key)
    await publish(into, built, asker())
  })
}

/** Older hashed files remain for open pages; the entry document is written last, after all files it refers to. */
async function publishShell(into: string): Promise<number> {
  return building(into, 'shell', async (built) => {
    const offer = await buildShell(built)
    const place = join(into, 'shell')
    cpSync(built, place, { recursive: true, filter: (path) => !path.includes('index.html') })
    for (const file of ['index.html.br', 'index.html.gz', 'index.html'])
      cpSync(join(built, file), join(place, file))
    await announceShell(into, offer)
  })
}

async function building(into: string, name: string, work: (built: string) => Promise<void>): Promise<number> {
  console.log(`construyendo ${name}`)
  const built = join(into, '.built', name)
  try {
    await work(built)
    return brotliBytes(built)
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}

function fingerprintOf(name: string): string {
  // The shell does not include the learning kit: a change there releases the frontends alone.
  const bundled = name === 'shell' ? [] : ['packages/learning-kit']
  return fingerprint(root, [
    name,
    'packages/contracts',
    'packages/diagnosis',
    'packages/frontend-kit',
    'packages/ui',
    ...bundled,
    'package-lock.json',
  ])
}

function checkBudgets(into: string): void {
  const budget = readJson<{ home: number; remote: number }>(root, 'budgets.json')
  for (const name of remotes) keepWithin(budget.remote, builtBytes(name, into), name)
  keepWithin(budget.home, builtBytes('shell', into) + builtBytes('mfe-learning', into), '/home')
}

if (import.meta.main && !(await build())) process.exit(1)
