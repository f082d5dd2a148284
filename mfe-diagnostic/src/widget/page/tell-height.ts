import { tell } from './channel.ts'

/** Tells the page the height of an element, at once and with each change. */
export function tellHeight(element: HTMLElement, origin: string): () => void {
  let told = 0
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height)
    if (height === told || height === 0) return
    told = height
    tell(origin, { type: 'height', height })
  })
  observer.observe(element)
  return () => observer.disconnect()
}
