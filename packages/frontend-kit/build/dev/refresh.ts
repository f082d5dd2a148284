import runtime from 'react-refresh/runtime'

// Components are replaced only where the refresh runtime stands before React does.
runtime.injectIntoGlobalHook(window)
Object.assign(globalThis, {
  reactRefreshRuntime: runtime,
  // What a module calls that the refresh loader left out.
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
})
