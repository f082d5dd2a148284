import { argon2, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer } from './child.ts'
import { emailOf } from './identity/admin.ts'
import { logIn } from './identity/client.ts'
import type { Figures } from './table.ts'

const atOnce = 8
const rounds = 6
const perRound = 80
const users = 200
const most = 1.15

/** Argon2id with identity's parameters and nothing else. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const derive = promisify(argon2)
const argon2Alone = () =>
  derive('argon2id', { message: 'Administra-2026', nonce: randomBytes(16), ...parameters })

/** Milliseconds of each of `perRound` calls, eight at any time. */
async function timesOf(work: (n: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let next = 0
  async function worker() {
    while (next < perRound) {
      const n = next++
      const began = performance.now()
      await work(n)
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return times
}

const quantile = (times: number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0

/** Logins over HTTP, eight at once, compared with argon2id alone, eight at once, in alternating rounds. */
export async function bench(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-login-'))
  const server = await startServer(`${import.meta.dirname}/identity/server.ts`, [dataDir, String(users)])
  const [logins, alone]: [number[], number[]] = [[], []]
  let login = 0
  const one = () => logIn(server.url, emailOf(login++ % users))
  try {
    await timesOf(one)
    for (let round = 0; round < rounds; round++) {
      alone.push(...(await timesOf(argon2Alone)))
      logins.push(...(await timesOf(one)))
    }
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true })
  }
  const ratio = quantile(logins, 0.95) / quantile(alone, 0.95)
  const row = (name: string, times: number[]) => ({
    name,
    'p50 ms': quantile(times, 0.5).toFixed(1),
    'p95 ms': quantile(times, 0.95).toFixed(1),
    'p95 to argon2id': (quantile(times, 0.95) / quantile(alone, 0.95)).toFixed(2),
  })
  return {
    title: `Login: ${atOnce} at once, ${rounds} alternating rounds of ${perRound}`,
    rows: [row('argon2id alone', alone), row('login', logins)],
    goals: [{ name: 'p95 of a login to argon2id alone', measured: ratio, comparison: 'at most', goal: most }],
  }
}
