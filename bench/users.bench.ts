import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './child.ts'
import { logIn, search } from './identity/client.ts'
import type { Figures } from './table.ts'

const sizes = [1_000, 100_000]
const rounds = 200
const most = 1.5
const questions = [
  'page=1',
  'page=2',
  'role=user&status=true&page=1',
  'q=mar',
  'q=ramirez+cruz',
  'q=persona77',
  'q=gar&role=user',
]

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** The admin's list and search over HTTP, the same requests to a small and a large site in turn. */
export async function bench(): Promise<Figures> {
  const sites = []
  try {
    for (const size of sizes) {
      const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-users-'))
      const server = await startServer(`${import.meta.dirname}/identity/server.ts`, [dataDir, String(size)])
      const times = Object.fromEntries(questions.map((question) => [question, [] as number[]]))
      sites.push({ ...server, dataDir, token: await logIn(server.url), times })
    }
    for (let round = -20; round < rounds; round++) {
      for (const question of questions) {
        for (const { url, token, times } of sites) {
          const began = performance.now()
          await search(url, token, question)
          if (round >= 0) times[question]?.push(performance.now() - began)
        }
      }
    }
    const [small, large] = sites.map(({ times }) =>
      questions.map((question) => median(times[question] ?? [])),
    )
    return figures(small ?? [], large ?? [])
  } finally {
    for (const site of sites) {
      await site.stop()
      rmSync(site.dataDir, { recursive: true })
    }
  }
}

function figures(small: readonly number[], large: readonly number[]): Figures {
  const ratios = questions.map((_, n) => (large[n] ?? 0) / (small[n] ?? 1))
  return {
    title: `Admin's users: list and search, median of ${rounds}, with ${sizes.join(' and ')} users`,
    rows: questions.map((question, n) => ({
      name: `?${question}`,
      [`ms with ${sizes[0]}`]: (small[n] ?? 0).toFixed(2),
      [`ms with ${sizes[1]}`]: (large[n] ?? 0).toFixed(2),
      times: (ratios[n] ?? 0).toFixed(2),
    })),
    goals: questions.map((question, n) => ({
      name: `?${question}, times as long`,
      measured: ratios[n] ?? Number.NaN,
      comparison: 'at most',
      goal: most,
    })),
  }
}
