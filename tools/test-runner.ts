import { createRequire, enableCompileCache, flushCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { compiled } from '@semaforo/testing/compiled'

/** Configurations and environment, then Jest's runtime and the file; what it resolves with is for Jest alone. */
type Runner = (...args: [object, object, object, runtime: object, ...rest: unknown[]]) => Promise<unknown>

const require = createRequire(import.meta.url)
const { default: circus } = require('jest-circus/runner') as { default: Runner }
/** Where jest-circus keeps its event handlers, for all of its instances in a process. */
const eventHandlers = Symbol.for('EVENT_HANDLERS')

enableCompileCache(compiled)
// For the programs that tests start with this environment: most of their processor time is compiling.
process.env['NODE_COMPILE_CACHE'] = compiled

/**
 * Runs a test file with jest-circus on the modules of the process: Node strips their types, and loads each once for
 * all files of a worker. Jest's own runtime loads every module again, in a new context for each file.
 */
const run: Runner = async (globalConfig, config, environment, runtime, ...rest) => {
  const native = Object.create(runtime, {
    requireInternalModule: { value: loadAgain },
    setGlobalsForRuntime: { value: () => undefined },
    unstable_shouldLoadAsEsm: { value: () => true },
    unstable_importModule: { value: importHere },
  })
  const result = await circus(globalConfig, config, environment, native, ...rest)
  // Otherwise it is written at the exit of a worker, for which Jest waits half a second.
  flushCompileCache()
  return result
}
export default run

/** Imports a test file or a setup file. The default export of a setup file is called for each test file. */
async function importHere(path: string): Promise<void> {
  const { default: setUp }: { default?: () => void } = await import(pathToFileURL(path).href)
  setUp?.()
}

/** Loads the module of jest-circus that holds the tests of a file again. */
function loadAgain(path: string): unknown {
  Reflect.deleteProperty(globalThis, eventHandlers)
  Reflect.deleteProperty(require.cache, path)
  return require(path)
}
