import { registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import runtime from 'react-refresh/runtime'

/**
 * React replaces components in its development build alone, and only where the refresh runtime stands before React
 * does. A running site brings the production build, so the page is given the development build of the modules of
 * React that its shell shares, before the shell has started.
 */
const development: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
}

runtime.injectIntoGlobalHook(window)
Object.assign(globalThis, {
  reactRefreshRuntime: runtime,
  // What a module calls that the refresh loader left out.
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
})
registerGlobalPlugins([
  {
    name: 'react-development-build',
    beforeRegisterShare(args) {
      const load = development[args.pkgName]
      if (load) args.shared.get = async () => load().then((module) => () => module.default)
      return args
    },
  },
])
