import '@testing-library/jest-dom'
import { format } from 'node:util'
import { configure } from '@testing-library/react'

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
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false })
Object.assign(globalThis, { matchMedia, IntersectionObserver: Observer, ResizeObserver: Observer })

const errors: string[] = []

// A test that expects one replaces `console.error` itself.
console.error = (...parts: unknown[]) => {
  errors.push(format(...parts))
}
afterEach(() => {
  expect(errors.splice(0)).toEqual([])
})
