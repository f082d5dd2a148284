import type { Answer } from '../answers/answers.ts'
import { publicAddress } from '../answers/public-address.ts'
import { texts } from '../texts.ts'
import { CannotRender, saidBy } from './failure.ts'
import { type Limits, speech } from './limits.ts'
import { readLines } from './lines.ts'
import { type Begin, type Job, type Order, Told } from './protocol.ts'
import { spawnRunner } from './spawn.ts'

type Result = Exclude<Told, { call: string } | { failed: string }>

/**
 * Has a process of its own render one job after the other, and ends it. Nothing that it says is believed before it was
 * checked.
 * @param call answers what the pages are rendered with, a public address at a time; where it rejects
 *   nothing can be rendered, and nobody's release is to blame
 * @returns what came of each job
 * @throws {CannotRender} as soon as the release or the process does anything else
 */
export async function renderAll(
  begin: Begin,
  jobs: readonly Job[],
  { limits, call, signal }: { limits: Limits; call(address: string): Promise<Answer>; signal: AbortSignal },
): Promise<Result[]> {
  const broken = Promise.withResolvers<never>()
  broken.promise.catch(() => undefined)
  const refuse = (why: string) => broken.reject(new CannotRender(why))
  const runner = await spawnRunner(limits.memoryBytes, () =>
    refuse(texts.memory(limits.memoryBytes / 2 ** 20)),
  )
  const tell = (order: Order) => runner.link.write(`${JSON.stringify(order)}\n`)
  const stop = () => broken.reject(signal.reason)
  const late = setTimeout(() => refuse(texts.slow(limits.allMs / 1_000)), limits.allMs)
  const called = new Set<string>()
  let done: ((told: Result) => void) | undefined
  let path = ''

  function hear(line: string): void {
    const told = toldIn(line)
    if (!told) refuse(texts.garbled)
    else if ('failed' in told) refuse(saidBy(told.failed))
    else if ('call' in told) answer(told.call)
    else if (!done) refuse(texts.garbled)
    else done(told)
  }

  function answer(address: string): void {
    if (!publicAddress(address)) refuse(saidBy(texts.notAnswered(address)))
    else if (called.has(address)) refuse(texts.garbled)
    else if (called.size === speech.calls(jobs.length)) refuse(texts.tooManyCalls)
    else {
      called.add(address)
      const give = ({ status, body }: Answer) => void tell({ answer: { address, status, body } })
      call(address).then(give, broken.reject)
    }
  }

  async function rendered(job: Job): Promise<Result> {
    path = job.path
    const slow = setTimeout(() => refuse(texts.slowPage(path, limits.pageMs / 1_000)), limits.pageMs)
    const { promise, resolve } = Promise.withResolvers<Result>()
    done = resolve
    tell({ render: job })
    try {
      return await Promise.race([promise, broken.promise])
    } finally {
      clearTimeout(slow)
      done = undefined
    }
  }

  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  void runner.gone.then(() => refuse(texts.ended(path)))
  runner.link.on(
    'data',
    readLines(speechOf(begin), hear, () => refuse(texts.tooMuch)),
  )
  try {
    tell({ begin })
    const results: Result[] = []
    for (const job of jobs) results.push(await rendered(job))
    return results
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
    runner.kill()
    await runner.gone
  }
}

const speechOf = ({ release }: Begin) => ({
  ...speech,
  bytes: release === undefined ? speech.headersBytes : speech.releaseBytes,
})

function toldIn(line: string): Told | undefined {
  try {
    return Told.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
