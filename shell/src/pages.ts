import * as frontendKit from '@semaforo/frontend-kit'
import * as ui from '@semaforo/ui'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'

export { renderHeader } from './header/render-header.tsx'

/** What the shell brings for the frontends where their pages are prerendered, by the names they import it under. */
export const kits = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@semaforo/frontend-kit': frontendKit,
  '@semaforo/ui': ui,
}
