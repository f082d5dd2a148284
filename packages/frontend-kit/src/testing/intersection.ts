const observers = new Set<WatchedElements>()

/** The IntersectionObserver of jsdom, which has no layout: a test says when what is watched comes into view. */
export class WatchedElements {
  readonly #elements = new Set<Element>()
  readonly #callback: (entries: { isIntersecting: boolean; target: Element }[]) => void

  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#callback = callback
  }
  observe(element: Element): void {
    this.#elements.add(element)
    observers.add(this)
  }
  unobserve(element: Element): void {
    this.#elements.delete(element)
  }
  disconnect(): void {
    observers.delete(this)
  }
  intersect(): void {
    this.#callback([...this.#elements].map((target) => ({ isIntersecting: true, target })))
  }
}

/** Brings every element into view that an IntersectionObserver watches. */
export function scrollToEnd(): void {
  for (const observer of [...observers]) observer.intersect()
}
