import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  brotliBytes,
  keepPartsWithin,
  keepWithin,
  type PartBytes,
  partBytes,
} from '@semaforo/frontend-kit/build'
import { makeKeyPair, noteFor, refuseUnfit } from '@semaforo/releases'
import { checkSources } from './check-frontend/sources.ts'
import { surroundingsAt, surroundingsOf } from './check-frontend/surroundings.ts'
import { buildRelease } from './frontends/build-release.ts'
import { readJson, root, site } from './frontends/checkout.ts'

// What a frontend's own `npm run check` runs: what a publication would say, and what the whole check says of its folder.
//   node tools/check-frontend.ts FOLDER [--site https://… | --dir FRONTENDS_DIR]

type Where = { site: string | undefined; dir: string }

/** Builds a frontend without publishing it, within its budget, and compares it with the live site. */
async function checkRelease(
  folder: string,
  { site, dir }: Where,
): Promise<{ bytes: number; note: string | undefined }> {
  const surroundings = await (site ? surroundingsAt(site) : surroundingsOf(dir))
  const built = mkdtempSync(join(tmpdir(), 'semaforo-check-'))
  try {
    const release = await buildRelease(folder, built, makeKeyPair())
    const bytes = brotliBytes(built)
    const budgets = readJson<Required<PartBytes> & { remote: number }>(root, 'budgets.json')
    keepWithin(budgets.remote, bytes, basename(folder))
    keepPartsWithin(budgets, partBytes(built))
    const refusal = refuseUnfit(release, surroundings)
    if (refusal) throw refusal
    return { bytes, note: noteFor(release, surroundings.shell) }
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({ options: { site: text, dir: text }, allowPositionals: true })
const folder = resolve(root, positionals[0] ?? '')
const dir = resolve(root, values.dir ?? (process.env['FRONTENDS_DIR'] || site))
const [release, sources] = await Promise.allSettled([
  checkRelease(folder, { site: values.site, dir }),
  checkSources(folder),
])
for (const each of [sources, release]) {
  if (each.status === 'rejected') process.stderr.write(`${(each.reason as Error).message}\n`)
}
if (release.status === 'rejected' || sources.status === 'rejected') process.exit(1)
const { bytes, note } = release.value
console.log(`${basename(folder)}: bien, ${(bytes / 1000).toFixed(1)} kB de JavaScript (brotli).`)
if (note) console.log(note)
