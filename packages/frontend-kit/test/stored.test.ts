import { stored } from '../src/storage/stored.ts'

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
