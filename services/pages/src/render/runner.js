// Runs in a process of its own under Node's permission model: see run.ts. Plain JavaScript: stripping types is most of
// the start of a process that keeps no compile cache.
import { registerHooks } from 'node:module'
import { text } from 'node:stream/consumers'

/** @import { RenderedPage } from '@semaforo/contracts' */
/** @import { Input, Output } from './run.ts' */

/** @typedef {(address: string) => Promise<unknown>} Read */
/** @typedef {{ kits: unknown, renderHeader(path: string, registry: unknown): Promise<string> }} Shell */
/** @typedef {{ default: { render(path: string, read: Read): Promise<RenderedPage> } }} Release */

const printing = ['debug', 'error', 'info', 'log', 'trace', 'warn']
const { exit, stdin, stdout } = process
const { parse, stringify } = JSON

process.on('uncaughtException', fail)
/** @type {Input} */
const { shell, release, answers, headers, paths } = parse(await text(stdin))
leaveNothingToReach()
render().then(end, fail)

/** @returns {Promise<Output>} */
async function render() {
  /** @type {Shell} */
  const { kits, renderHeader } = await import(asModule(shell))
  if (release === undefined) {
    // One after the other: the address of a page is global, as in a browser.
    const rendered = []
    for (const { registry, paths } of headers) {
      const ofRegistry = []
      for (const path of paths) ofRegistry.push(await renderHeader(path, registry))
      rendered.push(ofRegistry)
    }
    return { headers: rendered }
  }
  Object.assign(globalThis, { semaforoKits: kits })
  /** @type {Release} */
  const { default: renderer } = await import(asModule(release))
  /** @type {Set<string>} */
  const read = new Set()
  /** @type {Set<string>} */
  const missing = new Set()
  const pages = []
  for (const path of paths) {
    /** @type {PromiseWithResolvers<undefined>} */
    const waiting = Promise.withResolvers()
    const page = await Promise.race([
      renderer.render(path, async (address) => {
        read.add(address)
        const answer = answers[address]
        if (answer === undefined) {
          missing.add(address)
          // The page cannot go on. It may ask for other answers at the same time.
          setTimeout(() => waiting.resolve(undefined), 0)
          return new Promise(() => undefined)
        }
        if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`)
        return parse(answer.body)
      }),
      waiting.promise,
    ])
    if (page) pages.push(page)
  }
  return missing.size > 0 ? { missing: [...missing] } : { pages, read: [...read] }
}

/** @param {string} base64 */
function asModule(base64) {
  return `data:text/javascript;base64,${base64}`
}

/** @param {Output} output */
function end(output) {
  stdout.write(stringify(output), () => exit(0))
}

/** @param {unknown} error */
function fail(error) {
  let failed = ''
  try {
    failed = String(/** @type {Error} */ (error)?.message ?? error).slice(0, 1_000)
  } catch {
    // Even its message may throw.
  }
  end({ failed })
}

/** Removes what the permission model leaves to a release, above all the network: all modules of Node, and `process`. */
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
