import { isGivenUp } from '../src/worker/given-up.ts'

const asked = (signal: AbortSignal) =>
  Object.assign(new Event('fetch'), { request: new Request('https://semaforo.invalid/', { signal }) })

test('a request is given up once its page has aborted it', () => {
  const page = new AbortController()
  const event = asked(page.signal)
  expect(isGivenUp(event)).toBe(false)
  page.abort()
  expect(isGivenUp(event)).toBe(true)
})

test('what is about no request is not given up', () => {
  expect(isGivenUp(new Event('message'))).toBe(false)
})
