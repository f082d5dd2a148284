import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@semaforo/contracts'
import {
  brotliBytes,
  fingerprint,
  keepPartsWithin,
  keepWithin,
  type PartBytes,
  partBytes,
} from '@semaforo/frontend-kit/build'
import { keyAt, publish, publishShell, Refusal, registerKey, withLock } from '@semaforo/releases'
import { buildRelease, buildShell } from './frontends/build-release.ts'
import {
  asker,
  describeFrontend,
  privateKeys,
  readJson,
  refusedStatus,
  remotes,
  root,
  site,
} from './frontends/checkout.ts'
import { builtBytes, stampOf, widgetBytes, writeStamp } from './frontends/stamp.ts'
import { apiDocsSources, publishApiDocs } from './publish-api-docs.ts'

export { builtBytes, remotes, root, site, widgetBytes }

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
  const refusals = await publishStale(into)
  for (const line of refusals) process.stderr.write(`${line}\n`)
  const docs = fingerprint(root, [...apiDocsSources, 'package-lock.json'])
  if (stampOf(into, apiDocs)?.fingerprint !== docs) {
    await publishApiDocs(join(into, apiDocs))
    writeStamp(into, apiDocs, { fingerprint: docs, bytes: 0 })
  }
  checkBudgets(into)
  return refusals.length === 0
}

/** What was built and is not published yet. */
type Part = {
  name: string
  fingerprint: string
  release?: Release
  publish(following: readonly Release[]): Promise<unknown>
}

/**
 * All is built before anything is published: shell and frontends of one checkout fit each other, and need not fit
 * what they replace.
 * @returns why what was refused was
 */
async function publishStale(into: string): Promise<string[]> {
  const refusals: string[] = []
  const parts: Part[] = []
  try {
    for (const name of ['shell', ...remotes]) {
      const made = fingerprintOf(name)
      if (stampOf(into, name)?.fingerprint === made) continue
      console.log(`construyendo ${name}`)
      const built = await orRefusal(name === 'shell' ? buildShellInto(into) : buildFrontend(into, name))
      if (built instanceof Refusal) refusals.push(built.message)
      else parts.push({ ...built, name, fingerprint: made })
    }
    return [...refusals, ...(await publishAll(into, parts))]
  } finally {
    for (const { name } of parts) rmSync(builtIn(into, name), { recursive: true, force: true })
  }
}

/** Retries what was refused after another was published, which may have given up the route in question. */
async function publishAll(into: string, parts: readonly Part[]): Promise<string[]> {
  const refusals: string[] = []
  const left: Part[] = []
  for (const part of parts) {
    const following = parts.flatMap(({ release }) => release ?? [])
    const refusal = await orRefusal(part.publish(following))
    if (refusal instanceof Refusal) {
      refusals.push(refusal.message)
      left.push(part)
    } else {
      const { name, fingerprint } = part
      const built = builtIn(into, name)
      writeStamp(into, name, { fingerprint, bytes: brotliBytes(built), parts: partBytes(built) })
    }
  }
  return left.length > 0 && left.length < parts.length ? publishAll(into, left) : refusals
}

function orRefusal<Result>(work: Promise<Result>): Promise<Result | Refusal> {
  return work.catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
}

/** Signed with a key of this checkout's own, which the first build makes: a bare clone needs nothing. */
async function buildFrontend(into: string, name: string): Promise<Pick<Part, 'release' | 'publish'>> {
  const directory = join(root, name)
  const { name: frontend } = describeFrontend(directory)
  const key = await keyAt(join(privateKeys, 'local-builds.pem'))
  await registerKey(into, frontend, key.publicKey)
  const built = builtIn(into, name)
  const release = await buildRelease(directory, built, key)
  return { release, publish: () => publish(into, built, asker()) }
}

async function buildShellInto(into: string): Promise<Pick<Part, 'publish'>> {
  const built = builtIn(into, 'shell')
  const offer = await buildShell(built)
  return { publish: (following) => publishShell(into, built, offer, following) }
}

function builtIn(into: string, name: string): string {
  return join(into, '.built', name)
}

function fingerprintOf(name: string): string {
  // The shell includes neither the learning kit nor the widget's loader: a change there releases the frontends alone.
  const bundled =
    name === 'shell' ? [] : ['packages/diagnostic-ui', 'packages/learning-kit', 'packages/widget']
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

type Budgets = Record<'home' | 'remote' | keyof PartBytes, number>

function checkBudgets(into: string): void {
  const budget = readJson<Budgets>(root, 'budgets.json')
  for (const name of remotes) {
    keepWithin(budget.remote, builtBytes(name, into), name)
    keepPartsWithin(budget, stampOf(into, name)?.parts ?? {})
  }
  keepWithin(budget.home, builtBytes('shell', into) + builtBytes('mfe-learning', into), '/home')
}

if (import.meta.main && !(await build())) process.exit(refusedStatus)
