import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { openEmbeddedPlatform, type Platform } from '@semaforo/platform'
import { dataSize } from './cost/data-size.ts'
import { quantile } from './quantile.ts'
import { count, dayMs, openStores, type Stores, scale, simulate, userId, year } from './retention/year.ts'
import type { Figures } from './table.ts'

const queries = 200
const retention = { events: 30 * dayMs, deadLetters: 90 * dayMs, erased: 120 * dayMs }

/** Spreads what was just written over the year that ends now. */
function spreadOverYear(dataDir: string): void {
  const begin = Date.now() - 365 * dayMs
  const events = new DatabaseSync(join(dataDir, 'events.db'))
  for (const { topic, first, last } of events
    .prepare('SELECT topic, min(offset) AS first, max(offset) AS last FROM events GROUP BY topic')
    .all())
    events
      .prepare('UPDATE events SET time = ? + (offset - ?) * ? WHERE topic = ?')
      .run(
        begin,
        first as number,
        Math.floor((365 * dayMs) / (Number(last) - Number(first) + 1)),
        topic as string,
      )
  events.close()
  const identity = new DatabaseSync(join(dataDir, 'identity.db'))
  for (const table of ['aggregates_user', 'aggregates_session'])
    identity.exec(
      `UPDATE ${table} SET erased = ${begin} + abs(random() % ${365 * dayMs}) WHERE state IS NULL`,
    )
  identity.close()
}

/** Milliseconds that 99 of 100 queries of each kind take; the slowest kind counts. */
async function slowestQuery(platform: Platform, { users, records }: Stores) {
  const kinds: Record<string, (at: number) => Promise<unknown>> = {
    'a page of users': () => users.query('created', { order: 'desc', limit: 50 }),
    'a page of diagnostics': (at) =>
      records.query('history', { equals: [userId(at)], order: 'desc', limit: 10 }),
    'a user': (at) => users.get(userId(at)),
  }
  const found: { kind: string; ms: number }[] = []
  for (const [kind, query] of Object.entries(kinds)) {
    const times: number[] = []
    for (let n = 0; n < queries; n += 1) {
      const from = performance.now()
      await query((n * 97) % count('users'))
      times.push(performance.now() - from)
    }
    found.push({ kind, ms: quantile(times, 0.99) })
  }
  const begin = performance.now()
  let read = 0
  await platform.log.read('likes.user', () => {
    read += 1
  })
  const ofLikes = performance.now() - begin
  return { ...found.toSorted((one, other) => other.ms - one.ms)[0], ofLikes, read }
}

/** What a year leaves on disk before and after what was kept for its time is removed, on the embedded platform. */
export async function bench(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-retention-'))
  try {
    const writing = openEmbeddedPlatform({ dataDir })
    await simulate(writing, await openStores(writing))
    await writing.close()
    spreadOverYear(dataDir)

    const platform = openEmbeddedPlatform({ dataDir })
    const stores = await openStores(platform)
    const [before, queriesBefore] = [dataSize(dataDir), await slowestQuery(platform, stores)]
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const begin = performance.now()
    await platform.prune(retention, Date.now())
    const seconds = (performance.now() - begin) / 1_000
    delay.disable()
    const [after, queriesAfter] = [dataSize(dataDir), await slowestQuery(platform, stores)]
    await platform.close()

    const rowOf = (name: string, size: typeof before, { kind, ms, ofLikes, read }: typeof queriesBefore) => ({
      name,
      rows: (size.aggregates + size.events).toLocaleString('en'),
      'MB in use': (size.bytes / 1e6).toFixed(1),
      'slowest query': `${kind} ${ms?.toFixed(2)} ms`,
      'the whole of likes.user': `${read.toLocaleString('en')} in ${ofLikes.toFixed(0)} ms`,
    })
    return {
      title: `Retention: ${scale} of a year of ${year.users.toLocaleString('en')} users; pruned in ${seconds.toFixed(1)} s, event loop held up by at most ${(delay.max / 1e6).toFixed(0)} ms`,
      rows: [rowOf('a year', before, queriesBefore), rowOf('after pruning', after, queriesAfter)],
      goals: [
        {
          name: 'bytes in use to those before',
          measured: after.bytes / before.bytes,
          comparison: 'at most',
          goal: 0.5,
        },
      ],
    }
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}
