import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { RenderedHeader, RenderedPage } from '@semaforo/contracts'
import { z } from 'zod'
import { texts } from '../pages.texts.ts'
import { CannotRender, printable } from './failure.ts'
import type { Limits } from './limits.ts'
import { watchMemory } from './memory.ts'

/**
 * What a process renders with: the bundles as they are in their files (base64), and the answers of public calls by
 * address. Without a release it renders headers, with the shell's bundle alone.
 */
export type Input = {
  shell: string
  release?: string
  answers: Record<string, { status: number; body: string }>
  headers: readonly { registry: unknown; paths: readonly string[] }[]
  paths: readonly string[]
}

/** How deep data may nest: serialising it again, here or at the gateway, needs a call for each level. */
const mostLevels = 100
/** What a process answers. A release could write any of it, and anything else. */
const Output = z.union([
  z.strictObject({
    pages: z
      .array(z.strictObject(RenderedPage.shape))
      .refine((pages) => pages.every(({ head, state }) => nestsAtMost(mostLevels, [head, state]))),
    read: z.array(z.string()),
  }),
  z.strictObject({ missing: z.array(z.string().max(1_000)).min(1) }),
  z.strictObject({ headers: z.array(z.array(RenderedHeader.shape.html)) }),
  z.strictObject({ failed: z.string() }),
])
export type Output = z.infer<typeof Output>

const runner = join(import.meta.dirname, 'runner.js')
/** The heap's share of the memory of a process: code, buffers and Node itself are outside of its heap. */
const heapShare = 0.5

/**
 * Renders in a process of its own, which knows nothing but its input: no environment, no files, no network.
 * @param mostBytes of its answer
 * @throws {CannotRender} when the process fails, exceeds a limit, or answers something else
 * @throws when the machine cannot start a process, or `signal` aborts: no release is to blame
 */
export async function run(
  input: Input,
  mostBytes: number,
  { limits, signal }: { limits: Limits; signal: AbortSignal },
): Promise<Exclude<Output, { failed: string }>> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, [...confinement(limits.memoryBytes), runner], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  })
  let refused: unknown
  const refuse = (reason: unknown) => {
    refused ??= reason
    child.kill('SIGKILL')
  }
  const stop = () => refuse(signal.reason)
  await once(child, 'spawn')
  const gone = once(child, 'close')
  const { memoryBytes, allMs } = limits
  const endWatch = watchMemory(child.pid as number, memoryBytes, () =>
    refuse(new CannotRender(texts.memory(memoryBytes / 2 ** 20))),
  )
  const late = setTimeout(() => refuse(new CannotRender(texts.slow(allMs / 1_000))), allMs)
  signal.addEventListener('abort', stop, { once: true })
  const chunks: Buffer[] = []
  let bytes = 0
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > mostBytes) refuse(new CannotRender(texts.tooMuch))
    else chunks.push(chunk)
  })
  // A broken pipe shows as the process's exit; an unhandled `error` event would crash the service.
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(input))
  await gone
  endWatch()
  clearTimeout(late)
  signal.removeEventListener('abort', stop)
  if (refused) throw refused
  if (bytes === 0) throw new CannotRender(texts.ended)
  const output = outputIn(Buffer.concat(chunks).toString())
  if (!output) throw new CannotRender(texts.garbled)
  if ('failed' in output) throw new CannotRender(printable(output.failed))
  return output
}

/** The flags with which Node itself confines a process; `leaveNothingToReach` in the runner takes the network away. */
export function confinement(memoryBytes: number): string[] {
  const heap = Math.floor((memoryBytes * heapShare) / 2 ** 20)
  return [
    ...['--permission', `--allow-fs-read=${runner}`, '--frozen-intrinsics', '--disable-proto=throw'],
    ...['--disallow-code-generation-from-strings', `--max-old-space-size=${heap}`, '--no-warnings'],
  ]
}

function outputIn(text: string): Output | undefined {
  try {
    return Output.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function nestsAtMost(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((each) => nestsAtMost(levels - 1, each))
}
