import { createElement, useEffect } from 'react'
import type { WidgetAttributes, WidgetEvents } from './index.ts'

type Listeners = {
  [Name in keyof WidgetEvents as `on${Capitalize<Name>}`]?: ((detail: WidgetEvents[Name]) => void) | undefined
}
type Props = WidgetAttributes &
  Listeners & {
    /** The origin that gave you the key: its script is loaded once, where the page has not done so. */
    site: string
  }

/** `<semaforo-pyme>` as a component of React 19. */
export function SemaforoPyme({
  site,
  onReady,
  onStarted,
  onResult,
  onShared,
  onError,
  ...attributes
}: Props) {
  useEffect(() => {
    const src = `${site}/widget/v1.js`
    if (document.querySelector(`script[src="${src}"]`)) return
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }, [site])
  return createElement<Record<string, unknown>>('semaforo-pyme', {
    ...attributes,
    'onsemaforo:ready': detailTo(onReady),
    'onsemaforo:started': detailTo(onStarted),
    'onsemaforo:result': detailTo(onResult),
    'onsemaforo:shared': detailTo(onShared),
    'onsemaforo:error': detailTo(onError),
  })
}

const detailTo =
  <Detail,>(listener: ((detail: Detail) => void) | undefined) =>
  (event: CustomEvent<Detail>) =>
    listener?.(event.detail)
