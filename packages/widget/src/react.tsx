import { createElement } from 'react'
import type { WidgetAttributes, WidgetEvent, WidgetEvents } from './index.ts'

type Listeners = {
  [Name in keyof WidgetEvents as `on${Capitalize<Name>}`]?: (event: WidgetEvent<Name>) => void
}

/** `<semaforo-pyme>` as a component. The page loads `/widget/v1.js` as any other page does. */
export function SemaforoPyme({
  onReady,
  onStarted,
  onResult,
  onShared,
  onError,
  ...attributes
}: WidgetAttributes & Listeners) {
  return createElement('semaforo-pyme', {
    ...attributes,
    'onsemaforo:ready': onReady,
    'onsemaforo:started': onStarted,
    'onsemaforo:result': onResult,
    'onsemaforo:shared': onShared,
    'onsemaforo:error': onError,
  })
}
