import '@testing-library/jest-dom'
import { format } from 'node:util'
import { configure } from '@testing-library/react'
import { WatchedElements } from './intersection.ts'

// Long enough on a busy machine: what a test waits for comes, or the test fails.
configure({ asyncUtilTimeout: 30_000 })

// What jsdom does not have, and a screen needs in order to be shown.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (returnValue) {
  if (!this.open) return
  this.open = false
  if (returnValue !== undefined) this.returnValue = returnValue
  this.dispatchEvent(new Event('close'))
}
Element.prototype.scrollIntoView ??= () => {}
HTMLElement.prototype.hidePopover ??= () => {}
Element.prototype.scrollTo ??= () => {}
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get() {
    return this.parentElement
  },
})
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// React warns about an element that jsdom does not know, such as `search`.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })
const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false })
Object.assign(globalThis, {
  matchMedia,
  IntersectionObserver: WatchedElements,
  IntersectionObserverEntry: class {},
  ResizeObserver: Observer,
})

// jsdom takes only its own AbortSignal for a listener, and the global one is Node's, which `fetch` takes.
const target: EventTarget = Object.getPrototypeOf(Node.prototype)
const listen = target.addEventListener
target.addEventListener = function (type, listener, options) {
  if (typeof options !== 'object' || !options.signal) return listen.call(this, type, listener, options)
  const { signal, ...others } = options
  if (signal.aborted) return
  listen.call(this, type, listener, others)
  signal.addEventListener('abort', () => this.removeEventListener(type, listener, others))
}

const errors: string[] = []

// A test that expects one replaces `console.error` itself.
console.error = (...parts: unknown[]) => {
  errors.push(format(...parts))
}
globalThis.reportError = (error) => {
  errors.push(format(error))
}
afterEach(() => {
  expect(errors.splice(0)).toEqual([])
})
