import { sharedModule } from './share-scope.ts'

/** The part of a bundle's own `require` that the federation plugin leaves to its runtime. */
type Require = {
  /** The address of its files, where its build does not know it. */
  p: string
  /** The factories of the bundle's modules. */
  m: Record<string, (module: { exports: unknown }) => void>
  /** Called with each chunk that is loaded. */
  f: Record<string, (chunkId: string) => void>
  /** The shared modules that each chunk needs, and what they are called. */
  consumesLoadingData: {
    chunkMapping: Record<string, string[]>
    moduleIdToConsumeDataMapping: Record<string, { shareKey: string }>
  }
  initializeExposesData: { moduleMap: Record<string, () => Promise<() => unknown>> }
  initContainer(): void
  getContainer(path: string): Promise<() => unknown>
}

/** Makes a container of a bundle. All that is shared came with the shell: nothing is negotiated or waited for. */
function start(require: Require): void {
  // Called by the entry as it runs.
  const { src } = document.currentScript as HTMLScriptElement
  require.p ||= new URL('.', src).href
  require.f['consumes'] = (chunkId) => installShared(chunkId, require)
  require.initContainer = () => undefined
  require.getContainer = async (path) => {
    const load = require.initializeExposesData.moduleMap[path]
    if (!load) throw new Error(`nothing is exposed as ${path}`)
    return load()
  }
}

function installShared(chunkId: string, { m, consumesLoadingData }: Require): void {
  const { chunkMapping, moduleIdToConsumeDataMapping } = consumesLoadingData
  for (const id of chunkMapping[chunkId] ?? [])
    m[id] = (module) => {
      module.exports = sharedModule(moduleIdToConsumeDataMapping[id]?.shareKey ?? '')
    }
}

/** For releases whose entry still brings the federation plugin's generated start, and calls it a runtime's parts. */
const bundlerRuntime = {
  S: {},
  init: () => ({}),
  installInitialConsumes() {},
  initContainerEntry() {},
  consumes({ chunkId, webpackRequire }: { chunkId: string; webpackRequire: Require }) {
    installShared(chunkId, webpackRequire)
  },
}

/** Hands the runtime to the frontends, which come without one (`build/runtime/start.ts`). */
export function provideBundlerRuntime(): void {
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: () => ({ start, bundlerRuntime }) })
}
