import { provideBundlerRuntime, share } from '../src/federation/index.ts'

type Module = { exports: unknown }
type Bundle = {
  p: string
  m: Record<string, (module: Module) => void>
  f: Record<string, (chunk: string) => void>
  getContainer(path: string): Promise<unknown>
}
type Runtime = () => {
  start(bundle: unknown): void
  bundlerRuntime: { consumes(options: { chunkId: string; webpackRequire: unknown }): void }
}

/** A bundle whose chunk 1 takes React from the shell and module 8 from nobody. */
const aBundle = () =>
  ({
    p: '',
    m: {},
    f: {},
    consumesLoadingData: {
      chunkMapping: { 1: ['7', '8'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react' }, 8: { shareKey: 'left-pad' } },
    },
    initializeExposesData: { moduleMap: { './app': async () => () => 'the app' } },
  }) as unknown as Bundle

const runtime = () =>
  (globalThis as unknown as { _FEDERATION_BUNDLER_RUNTIME: Runtime })._FEDERATION_BUNDLER_RUNTIME()
const evaluated = ({ m }: Bundle, id: string) => {
  const module: Module = { exports: undefined }
  m[id]?.(module)
  return module.exports
}
const react = { version: '19' }

beforeAll(() => {
  const currentScript = { src: 'https://site.example/remotes/promo/1/remoteEntry.js' }
  Object.assign(globalThis, { document: { currentScript } })
  share('react', '19.3.1', react)
  provideBundlerRuntime()
})

test('a chunk of a frontend gets the modules that the shell shares, and is told which one it does not', () => {
  const bundle = aBundle()
  runtime().start(bundle)
  bundle.f['consumes']?.('1')
  expect(evaluated(bundle, '7')).toBe(react)
  expect(() => evaluated(bundle, '8')).toThrow('the shell shares no left-pad')
})

test('its files are beside its entry, and it exposes what its build names', async () => {
  const bundle = aBundle()
  runtime().start(bundle)
  expect(bundle.p).toBe('https://site.example/remotes/promo/1/')
  const app = (await bundle.getContainer('./app')) as () => unknown
  expect(app()).toBe('the app')
  await expect(bundle.getContainer('./other')).rejects.toThrow('./other')
})

test('a bundle under development says itself where its files are', () => {
  const bundle = { ...aBundle(), p: '/remotes/promo/dev/' }
  runtime().start(bundle)
  expect(bundle.p).toBe('/remotes/promo/dev/')
})

test('an entry that was built for the whole federation runtime gets the same modules', () => {
  const bundle = aBundle()
  runtime().bundlerRuntime.consumes({ chunkId: '1', webpackRequire: bundle })
  expect(evaluated(bundle, '7')).toBe(react)
})
