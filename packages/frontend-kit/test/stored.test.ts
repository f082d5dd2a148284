import { stored } from '../src/storage/stored.ts'
import { removeStored } from '../src/storage/stored-text.ts'

const asText = (json: unknown) => (typeof json === 'string' ? json : undefined)
const asNumber = (json: unknown) => (typeof json === 'number' ? json : undefined)

test('two stores of one key, as two bundles make them, stay in sync at once', () => {
  const [one, other] = [stored('test.agree', asText, ''), stored('test.agree', asText, '')]
  const received: string[] = []
  other.subscribe(() => received.push(other.read()))
  one.write('a')
  expect(received).toEqual(['a'])
  other.write('b')
  expect(one.read()).toBe('b')
})

test('each store parses the text by its own schema, and keeps the object until the text changes', () => {
  const text = stored('test.shapes', asText, 'none')
  const number = stored('test.shapes', asNumber, 0)
  text.write('seven')
  expect(number.read()).toBe(0)
  number.write(7)
  expect(text.read()).toBe('none')
  const list = stored<number[]>('test.shapes', (json) => [Number(json)], [])
  expect(list.read()).toBe(list.read())
})

test('what only the memory of a page holds is removed where storage is refused', () => {
  class RefusedEvent extends Event {
    readonly key: string
    constructor(type: string, { key }: { key: string }) {
      super(type)
      this.key = key
    }
  }
  const page = new EventTarget()
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const known = Object.getOwnPropertyDescriptors(globalThis)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse })
  Object.assign(globalThis, {
    StorageEvent: RefusedEvent,
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  })
  try {
    const draft = stored('test.personal.draft', asText, '')
    draft.write('mine')
    removeStored('test.personal.')
    expect(draft.read()).toBe('')
  } finally {
    for (const name of ['localStorage', 'StorageEvent', 'addEventListener', 'dispatchEvent']) {
      Reflect.deleteProperty(globalThis, name)
      if (known[name]) Object.defineProperty(globalThis, name, known[name])
    }
  }
})
