import { post } from './channel.ts'

/** Posts the height of an element to the page, at once and with each change. */
export function postHeight(element: HTMLElement, origin: string): () => void {
  let posted = 0
  const tell = () => {
    const height = Math.ceil(element.getBoundingClientRect().height)
    if (height === posted || height === 0) return
    posted = height
    post(origin, { type: 'height', height })
  }
  // A browser observes no sizes in a frame that is out of view.
  tell()
  const observer = new ResizeObserver(tell)
  observer.observe(element)
  return () => observer.disconnect()
}
