import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import styles from './panel.module.css'

/** A panel in place of a frontend, shown until the frontend has rendered something. */
export type Panel = { show(content: ReactNode): void; close(): void }

export function openPanel(container: HTMLElement): Panel {
  const element = document.createElement('div')
  element.className = styles.panel ?? ''
  // Before what was prerendered, as before what a frontend renders.
  container.prepend(element)
  const root = createRoot(element)
  return {
    show: (content) => root.render(content),
    close() {
      root.unmount()
      element.remove()
    },
  }
}
