import * as frontendKit from '@semaforo/frontend-kit'
import { version as frontendKitVersion } from '@semaforo/frontend-kit/package.json'
import * as ui from '@semaforo/ui'
import { version as uiVersion } from '@semaforo/ui/package.json'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'

const share = (version: string, module: unknown) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
})

/** The modules that the page loads once, for the shell and all frontends (`frontend-kit/build/shared.ts`). */
export const provided = {
  react: share(react.version, react),
  'react/jsx-runtime': share(react.version, jsxRuntime),
  'react-dom': share(reactDom.version, reactDom),
  'react-dom/client': share(reactDom.version, reactDomClient),
  '@semaforo/frontend-kit': share(frontendKitVersion, frontendKit),
  '@semaforo/ui': share(uiVersion, ui),
}
