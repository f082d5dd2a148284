// Runs in a process of its own under Node's permission model: see spawn.ts.
import { registerHooks } from 'node:module'
import { Socket } from 'node:net'
import type { Begin, Job, Order } from './protocol.ts'

type Answer = { status: number; body: string }
type Read = (address: string) => Promise<unknown>
type Shell = { kits: unknown; renderHeader(path: string, registry: unknown): Promise<string> }
type Release = { default: { render(path: string, read: Read): Promise<{ state: unknown }> } }

const printing = ['debug', 'error', 'info', 'log', 'trace', 'warn']
const { exit } = process
const link = new Socket({ fd: 3, readable: true, writable: true })
const send = (message: object) => link.write(`${JSON.stringify(message)}\n`)
process.on('uncaughtException', fail)
leaveNothingToReach()

const waiting = new Map<string, (answer: Answer) => void>()
const answers = new Map<string, Promise<Answer>>()
const states = new Map<string, number>()
let rendering: Promise<(job: Job) => Promise<object>>

let text = ''
link.setEncoding('utf8')
link.on('close', () => exit(0))
link.on('data', (chunk: string) => {
  const lines = (text + chunk).split('\n')
  text = lines.pop() ?? ''
  for (const line of lines) follow(JSON.parse(line))
})

function follow(order: Order): void {
  if ('begin' in order) {
    rendering = begin(order.begin)
    // A failure is sent with the first page.
    rendering.catch(() => undefined)
  } else if ('answer' in order) waiting.get(order.answer.address)?.(order.answer)
  else rendering.then((render) => render(order.render)).then(send, fail)
}

async function begin({ shell, release, registries, at }: Begin): Promise<(job: Job) => Promise<object>> {
  standStill(at)
  const { kits, renderHeader }: Shell = await import(asModule(shell))
  if (release === undefined)
    return async ({ path, registry = 0 }) => ({ header: await renderHeader(path, registries[registry]) })
  Object.assign(globalThis, { semaforoKits: kits })
  const { default: renderer }: Release = await import(asModule(release))
  return async ({ path }) => {
    const { state, ...page } = await renderer.render(path, read)
    const json = JSON.stringify(state)
    const known = states.get(json)
    if (known === undefined) states.set(json, states.size)
    return { page: { ...page, state: known ?? states.size - 1 }, states: known === undefined ? [state] : [] }
  }
}

const asModule = (base64: string) => `data:text/javascript;base64,${base64}`

/** Each address is called once; each reader gets an answer of its own, which it may change. */
async function read(address: string): Promise<unknown> {
  let asked = answers.get(address)
  if (!asked) {
    asked = new Promise((resolve) => waiting.set(address, resolve))
    answers.set(address, asked)
    send({ call: address })
  }
  const { status, body } = await asked
  if (status !== 200) throw new Error(`${address}: ${status}`)
  return JSON.parse(body)
}

function fail(error: unknown): void {
  let failed = ''
  try {
    failed = String((error as Error)?.message ?? error).slice(0, 1_000)
  } catch {
    // Even its message may throw.
  }
  send({ failed })
}

/** The same answers give the same page, whenever it is rendered. */
function standStill(at: number): void {
  const { Date: Real } = globalThis
  class Still extends Real {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [at]) as [number]))
    }
    static override now(): number {
      return at
    }
  }
  Object.assign(globalThis, { Date: Still })
}

/** What the permission model leaves to a release, the network above all: no module of Node's, and no `process`. */
function leaveNothingToReach(): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (!specifier.startsWith('data:')) throw new Error(`a page cannot import ${specifier}`)
      return next(specifier, context)
    },
  })
  const console = Object.fromEntries(printing.map((name) => [name, () => undefined]))
  // What fetch calls with; Node makes it with the first answer.
  new Response()
  const callers = Object.getOwnPropertySymbols(globalThis).filter(({ description }) =>
    /undici/.test(`${description}`),
  )
  for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'console', ...callers])
    Object.defineProperty(globalThis, name, {
      value: name === 'console' ? console : undefined,
      writable: false,
    })
}
