import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '@semaforo/tools/build'
import { type Figures, wantsQuiet } from './table.ts'

const runs = 5
const mostSeconds = 3

/** The time from the start of the process to `listo:`, on a built tree and an empty data folder. */
export async function bench(): Promise<Figures> {
  await build()
  const seconds: number[] = []
  for (let run = 0; run < runs; run++) seconds.push(await secondsUntilReady())
  const sorted = seconds.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(runs / 2)] ?? 0
  return {
    title: `npm start on a built tree, ${runs} starts`,
    rows: [{ name: 'seconds', min: format(sorted[0]), median: format(median), max: format(sorted.at(-1)) }],
    goals: [{ name: 'median seconds', measured: median, comparison: 'at most', goal: mostSeconds }],
    note: wantsQuiet,
  }
}

async function secondsUntilReady(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-start-'))
  const began = performance.now()
  const site = spawn(process.execPath, [join(import.meta.dirname, '../tools/start.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(site, 'exit')
  await Promise.race([
    once(site.stdout, 'data'),
    ended.then(() => {
      throw new Error('the site ended before it was ready')
    }),
  ])
  const took = (performance.now() - began) / 1000
  site.kill('SIGTERM')
  await ended
  rmSync(dataDir, { recursive: true })
  return took
}

const format = (value = 0) => value.toFixed(2)
