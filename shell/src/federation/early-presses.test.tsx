import { fragmentAttributes, hydratedEvent } from '@semaforo/contracts'
import { keepEarlyPresses } from '../boot/keep-early-presses.ts'
import { repeatPresses } from './early-presses.ts'
import { removeElement } from './fragment.ts'

let fragment: HTMLElement
let heard: string[]

beforeAll(() => keepEarlyPresses())
beforeEach(() => {
  heard = []
  document.body.innerHTML = `
    <main><div ${fragmentAttributes.release}="sha384-x">
      <button id="heart"></button><button id="other"></button>
      <p ${fragmentAttributes.late}><button id="late"></button></p>
    </div></main>
    <a id="link" href="#away"></a>`
  fragment = document.querySelector('div') as HTMLElement
  for (const part of document.querySelectorAll('button, a'))
    part.addEventListener('click', (event) => {
      event.preventDefault()
      heard.push(part.id)
    })
})
afterEach(() => globalThis.semaforoEarlyPresses?.splice(0))

const press = (...ids: string[]) => {
  for (const id of ids) document.getElementById(id)?.click()
}

test('presses before hydration are repeated after it, in order, a repeated press once', () => {
  press('heart', 'heart', 'other')
  expect(heard).toEqual([])
  repeatPresses(fragment)
  expect(heard).toEqual(['heart', 'other'])
  press('heart')
  expect(heard).toEqual(['heart', 'other', 'heart'])
})

test('a link that is pressed after a button leads away once the button’s press was repeated', () => {
  press('heart', 'link')
  expect(heard).toEqual([])
  repeatPresses(fragment)
  expect(heard).toEqual(['heart', 'link'])
})

test('a link that is pressed twice, or with nothing pressed before, leads away at once', () => {
  press('link')
  expect(heard).toEqual(['link'])
  press('heart', 'link', 'link')
  expect(heard).toEqual(['link', 'link'])
})

test('presses on a late part, and a link after them, wait until that part has hydrated', () => {
  press('late', 'link')
  repeatPresses(fragment)
  expect(heard).toEqual([])
  const late = document.querySelector(`[${fragmentAttributes.late}]`)
  late?.removeAttribute(fragmentAttributes.late)
  late?.dispatchEvent(new Event(hydratedEvent, { bubbles: true }))
  expect(heard).toEqual(['late', 'link'])
})

test('presses on a page that was left hold no link back', () => {
  press('heart')
  removeElement(fragment)
  press('link')
  expect(heard).toEqual(['link'])
})
