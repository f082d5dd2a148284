import { widgetPaths } from '@semaforo/contracts'

let loading: Promise<void> | undefined

/** Loads the program of the widget, as a partner's page does; once for the page, and again after a failure. */
export function loadWidget(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = location.origin + widgetPaths.loader
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading = undefined
      reject(new Error('the widget did not load'))
    }
    document.head.append(script)
  })
  return loading
}
