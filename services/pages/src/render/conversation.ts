import type { Answer } from '../answers/answers.ts'
import { publicAddress } from '../answers/public-address.ts'
import { texts } from '../pages.texts.ts'
import { CannotRender, printable } from './failure.ts'
import { type Limits, outputLimits } from './limits.ts'
import { readLines } from './lines.ts'
import { type Begin, type Job, Message, type Order } from './protocol.ts'
import { spawnRunner } from './spawn.ts'

type Result = Exclude<Message, { call: string } | { failed: string }>

/**
 * Has a process of its own render one job after the other, and ends it. Each of its messages is validated before it
 * is used.
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
  const send = (order: Order) => runner.link.write(`${JSON.stringify(order)}\n`)
  const stop = () => broken.reject(signal.reason)
  const late = setTimeout(() => refuse(texts.slow(limits.allMs / 1_000)), limits.allMs)
  const called = new Set<string>()
  let done: ((message: Result) => void) | undefined
  let path = ''

  function receive(line: string): void {
    const message = messageIn(line)
    if (!message) refuse(texts.garbled)
    else if ('failed' in message) refuse(printable(message.failed))
    else if ('call' in message) answer(message.call)
    else if (!done) refuse(texts.garbled)
    else done(message)
  }

  function answer(address: string): void {
    if (!publicAddress(address)) refuse(printable(texts.notAnswered(address)))
    else if (called.has(address)) refuse(texts.garbled)
    else if (called.size === outputLimits.calls(jobs.length)) refuse(texts.tooManyCalls)
    else {
      called.add(address)
      const give = ({ status, body }: Answer) => void send({ answer: { address, status, body } })
      call(address).then(give, broken.reject)
    }
  }

  async function rendered(job: Job): Promise<Result> {
    path = job.path
    const slow = setTimeout(() => refuse(texts.slowPage(path, limits.pageMs / 1_000)), limits.pageMs)
    const { promise, resolve } = Promise.withResolvers<Result>()
    done = resolve
    send({ render: job })
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
    readLines(outputLimitsOf(begin), receive, () => refuse(texts.tooMuch)),
  )
  try {
    send({ begin })
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

const outputLimitsOf = ({ release }: Begin) => ({
  ...outputLimits,
  bytes: release === undefined ? outputLimits.headersBytes : outputLimits.releaseBytes,
})

function messageIn(line: string): Message | undefined {
  try {
    return Message.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
