import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkRelease } from './check-frontend/release.ts'
import { checkSources } from './check-frontend/sources.ts'
import { root, site } from './frontends/checkout.ts'

// What a frontend's own `npm run check` runs: what a publication would say, and what the whole check says of its folder.
//   node tools/check-frontend.ts FOLDER [--site https://… | --dir FRONTENDS_DIR]

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
