import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PagesDocument } from '@semaforo/contracts'
import { build } from '@semaforo/tools/build'
import { type BenchSite, openSite } from './pages/open-site.ts'
import { quantile } from './quantile.ts'
import { type Figures, wantsQuiet } from './table.ts'

const edits = 50
/** Topics beside those of the site; the catalog holds a thousand. */
const sizes = [0, 900]
const lookEveryMs = 5
const mostMs = 2_000

/** From an edit of the catalog's over HTTP until the pages say it, with the catalog of the site and a large one. */
export async function bench(): Promise<Figures> {
  await build()
  const measured = []
  for (const added of sizes) measured.push(await measure(added))
  return {
    title: `Pages: ms from an edit of the catalog to the pages with it, ${edits} edits, embedded`,
    rows: measured.map(({ name, times, pages, bytes, perPage }) => ({
      name,
      pages,
      'document KB': Math.round(bytes / 1_000),
      p50: quantile(times, 0.5).toFixed(0),
      p99: quantile(times, 0.99).toFixed(0),
      'ms to render, each page': perPage.toFixed(1),
    })),
    goals: [
      {
        name: 'p99 ms with the catalog of the site',
        measured: quantile(measured[0]?.times ?? [], 0.99),
        comparison: 'at most',
        goal: mostMs,
      },
    ],
    note: wantsQuiet,
  }
}

async function measure(added: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-pages-'))
  const site = await openSite(dataDir)
  try {
    for (let n = 0; n < added; n += 1) await site.add(`Tema ${n}`)
    const [first] = await site.tags()
    if (!first) throw new Error('the catalog is empty')
    let tag = first
    let { etag } = await until(site, '', first.name)
    const times: number[] = []
    const before = await rendering(site)
    for (let edit = 1; edit <= edits; edit += 1) {
      const name = `Nombre ${edit} nuevo`
      tag = await site.rename(tag, name)
      const began = performance.now()
      etag = (await until(site, etag, name)).etag
      times.push(performance.now() - began)
    }
    const after = await rendering(site)
    const { text } = await site.document()
    const { releases } = PagesDocument.parse(JSON.parse(text))
    const learning = releases.find(({ frontend }) => frontend === 'learning')?.pages.length ?? 0
    return {
      name: `${(await site.tags()).length} topics`,
      times,
      pages: releases.reduce((sum, { pages }) => sum + pages.length, 0),
      bytes: text.length,
      perPage: (1_000 * (after.seconds - before.seconds)) / (after.count - before.count) / learning,
    }
  } finally {
    await site.close()
    rmSync(dataDir, { recursive: true })
  }
}

/** The document once a page of it says something. */
async function until(site: BenchSite, known: string, said: string) {
  for (;;) {
    const found = await site.document(known)
    if (found.text.includes(said)) return found
    if (found.etag !== '') known = found.etag
    await sleep(lookEveryMs)
  }
}

/** How long rendering learning's pages took so far, with the starts of its processes, and how often it was done. */
async function rendering(site: BenchSite) {
  const metrics = await site.metrics()
  const value = (part: string) =>
    Number(
      new RegExp(`^pages_render_seconds_${part}\\{frontend="learning"\\} (\\S+)$`, 'm').exec(metrics)?.[1],
    )
  return { seconds: value('sum'), count: value('count') }
}
