import federation, { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime'
// A host's own runtime comes without it, because it exposes nothing.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

const { runtime } = federation

/**
 * A federation plugin of the shell: it hands its federation runtime to the frontends, which come without one
 * (`taken.ts`). Each release gets an instance and a share scope of its own.
 */
export default function provideRuntime() {
  Object.assign(globalThis, {
    _FEDERATION_BUNDLER_RUNTIME: () => ({
      // Its own `init` takes every instance for the shell's, whose build it knows the name of.
      runtime: { ...runtime, init: runtime?.createInstance },
      bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
      attachShareScopeMap,
      bundlerRuntimeOptions: {},
    }),
  })
  return { name: 'provide-runtime' }
}
