// Runs in a process of its own under Node's permission model: see spawn.ts. Plain JavaScript: stripping types is most
// of the start of a process that keeps no compile cache.
import { registerHooks } from 'node:module'
import { Socket } from 'node:net'

/** @import { Begin, Job, Order } from './protocol.ts' */

/** @typedef {{ status: number, body: string }} Answer */
/** @typedef {(address: string) => Promise<unknown>} Read */
/** @typedef {{ kits: unknown, renderHeader(path: string, registry: unknown): Promise<string> }} Shell */
/** @typedef {{ default: { render(path: string, read: Read): Promise<{ state: unknown }> } }} Release */

const printing = ['debug', 'error', 'info', 'log', 'trace', 'warn']
const { exit } = process
const link = new Socket({ fd: 3, readable: true, writable: true })
/** @param {object} message */
const send = (message) => link.write(`${JSON.stringify(message)}\n`)
process.on('uncaughtException', fail)
leaveNothingToReach()

/** @type {Map<string, (answer: Answer) => void>} */
const waiting = new Map()
/** @type {Map<string, Promise<Answer>>} */
const answers = new Map()
/** @type {Map<string, number>} */
const states = new Map()
/** @type {Promise<(job: Job) => Promise<object>>} */
let rendering

let text = ''
link.setEncoding('utf8')
link.on('close', () => exit(0))
link.on('data', (chunk) => {
  const lines = (text + chunk).split('\n')
  text = lines.pop() ?? ''
  for (const line of lines) follow(JSON.parse(line))
})

/** @param {Order} order */
function follow(order) {
  if ('begin' in order) {
    rendering = begin(order.begin)
    // A failure is sent with the first page.
    rendering.catch(() => undefined)
  } else if ('answer' in order) waiting.get(order.answer.address)?.(order.answer)
  else rendering.then((render) => render(order.render)).then(send, fail)
}

/**
 * @param {Begin} order
 * @returns {Promise<(job: Job) => Promise<object>>}
 */
async function begin({ shell, release, registries, at }) {
  standStill(at)
  /** @type {Shell} */
  const { kits, renderHeader } = await import(asModule(shell))
  if (release === undefined)
    return async ({ path, registry = 0 }) => ({ header: await renderHeader(path, registries[registry]) })
  Object.assign(globalThis, { semaforoKits: kits })
  /** @type {Release} */
  const { default: renderer } = await import(asModule(release))
  return async ({ path }) => {
    const { state, ...page } = await renderer.render(path, read)
    const json = JSON.stringify(state)
    const known = states.get(json)
    if (known === undefined) states.set(json, states.size)
    return { page: { ...page, state: known ?? states.size - 1 }, states: known === undefined ? [state] : [] }
  }
}

/** @param {string} base64 */
const asModule = (base64) => `data:text/javascript;base64,${base64}`

/**
 * Each address is called once; each reader gets an answer of its own, which it may change.
 * @type {Read}
 */
async function read(address) {
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

/** @param {unknown} error */
function fail(error) {
  let failed = ''
  try {
    failed = String(/** @type {Error} */ (error)?.message ?? error).slice(0, 1_000)
  } catch {
    // Even its message may throw.
  }
  send({ failed })
}

/**
 * The same answers give the same page, whenever it is rendered.
 * @param {number} at
 */
function standStill(at) {
  const { Date: Real } = globalThis
  class Still extends Real {
    /** @param {unknown[]} given */
    constructor(...given) {
      super(.../** @type {[number]} */ (given.length > 0 ? given : [at]))
    }
    /** @override */
    static now() {
      return at
    }
  }
  Object.assign(globalThis, { Date: Still })
}

/** What the permission model leaves to a release, the network above all: no module of Node's, and no `process`. */
function leaveNothingToReach() {
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
