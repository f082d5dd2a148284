import { widgetElement } from './element.ts'

const site = 'https://semaforo.example'
const challenge = 'reto-del-despacho-0001'
const claims = {
  iss: site,
  aud: 'caja',
  jti: 'share-1',
  iat: 1,
  exp: 2,
  nonce: challenge,
  v: 1,
  date: '2026-11-22',
  light: 'verde',
  score_band: 'Empresa saludable',
  risk_band: 'Fuera de riesgo',
}
const shared = { type: 'shared', summary: 'a.b.c', claims }

const { IntersectionObserver: none } = globalThis
const { warn } = console
const warnings: string[] = []

beforeAll(() => {
  // jsdom has no constructed style sheets.
  CSSStyleSheet.prototype.replaceSync ??= () => {}
  customElements.define('semaforo-pyme', widgetElement(site))
})
beforeEach(() => {
  warnings.length = 0
  console.warn = (text) => warnings.push(text)
  // All of the page is in sight.
  globalThis.IntersectionObserver = class {
    #hear: (entries: { isIntersecting: boolean }[]) => void
    constructor(hear: () => void) {
      this.#hear = hear
    }
    observe() {
      this.#hear([{ isIntersecting: true }])
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  document.body.replaceChildren()
  globalThis.IntersectionObserver = none
  console.warn = warn
})

/** The windows of the frames: jsdom loads none. */
const windows = new Map<HTMLIFrameElement, object>()

/** A page with the widget, what it hears of it, and what its frame hears. */
function aPage(attributes: Record<string, string> = {}) {
  const element = document.createElement('semaforo-pyme')
  for (const [name, value] of Object.entries({ challenge, ...attributes })) element.setAttribute(name, value)
  const events: { type: string; detail: unknown }[] = []
  for (const type of ['ready', 'started', 'result', 'shared', 'error'])
    element.addEventListener(`semaforo:${type}`, (event) =>
      events.push({ type, detail: (event as CustomEvent).detail }),
    )
  document.body.append(element)
  const root = element.shadowRoot as ShadowRoot
  const frame = () => root.querySelector('iframe') as HTMLIFrameElement
  const heard: unknown[] = []
  const windowOf = (frame: HTMLIFrameElement) => {
    if (!windows.has(frame)) {
      const window = { postMessage: (message: unknown) => heard.push(message) }
      windows.set(frame, window)
      Object.defineProperty(frame, 'contentWindow', { value: window })
    }
    return windows.get(frame)
  }
  const say = (message: object, origin = site, source: unknown = windowOf(frame())) => {
    const event = new MessageEvent('message', { data: { semaforo: 1, ...message }, origin })
    dispatchEvent(Object.defineProperty(event, 'source', { value: source }))
  }
  return { element, root, frame, events, types: () => events.map(({ type }) => type), heard, say }
}

test('the page hears each step of its frame', () => {
  const { say, events } = aPage()
  for (const message of [{ type: 'ready' }, { type: 'started' }, { type: 'result' }, shared]) say(message)
  expect(events).toEqual([
    { type: 'ready', detail: {} },
    { type: 'started', detail: {} },
    { type: 'result', detail: {} },
    { type: 'shared', detail: { summary: 'a.b.c', claims } },
  ])
})

test('messages that pretend to come from the frame are not believed', () => {
  const { say, types } = aPage()
  say({ type: 'ready' }, 'https://otro.example')
  say({ type: 'ready' }, site, window)
  // From the frame itself: before a result, with another nonce, not whole.
  say(shared)
  say({ type: 'result' })
  say({ type: 'started', semaforo: 2 })
  expect(types()).toEqual([])
  for (const type of ['ready', 'started', 'result']) say({ type })
  say({ ...shared, claims: { ...claims, nonce: 'otro-reto-distinto-02' } })
  expect(types()).toEqual(['ready', 'started', 'result'])
})

test('an element that was removed is whole when it is added again', () => {
  const { element, frame, say, types } = aPage()
  say({ type: 'ready' })
  say({ type: 'started' })
  const before = windows.get(frame())
  element.remove()
  document.body.append(element)
  say({ type: 'ready' })
  say({ type: 'started' }, site, before)
  expect(types()).toEqual(['ready', 'started', 'ready'])
})

test('the frame is told the theme again when an attribute changes, and stays', () => {
  const { element, frame, heard, say } = aPage({ scheme: 'light' })
  const before = frame()
  say({ type: 'ready' })
  element.setAttribute('accent', '#7A1FA2')
  const init = { semaforo: 1, type: 'init', nonce: challenge, mode: 'inline' }
  expect(heard).toEqual([
    { ...init, theme: { scheme: 'light' } },
    { ...init, theme: { scheme: 'light', accent: '#7a1fa2' } },
  ])
  expect(frame()).toBe(before)
})

test('a value that an attribute cannot have is left out, with a word in the console', () => {
  const { heard, say } = aPage({ accent: 'red', radius: '900', mode: 'popup', challenge: 'corto' })
  say({ type: 'ready' })
  expect(heard).toEqual([{ semaforo: 1, type: 'init', nonce: expect.any(String), mode: 'inline', theme: {} }])
  for (const name of ['accent', 'radius', 'mode', 'challenge'])
    expect(warnings.join('\n')).toContain(`semaforo-pyme: ${name}`)
})

test('a frame that says nothing is replaced by a calm panel that tries again', () => {
  const { setTimeout: later, clearTimeout: forget } = globalThis
  const silences = new Map<number, () => void>()
  globalThis.setTimeout = ((end: () => void) =>
    silences.set(silences.size, end).size - 1) as typeof setTimeout
  globalThis.clearTimeout = (id) => silences.delete(id as number)
  const { root, frame, events, say } = aPage()
  const height = () => root.querySelector('div')?.style.getPropertyValue('--least')
  const reserved = height()
  silences.get(0)?.()
  expect(root.textContent).toContain('El Semáforo no está disponible por ahora.')
  expect([reserved, height()]).toEqual(['1800px', '0'])
  expect(events).toEqual([{ type: 'error', detail: { code: 'unavailable' } }])
  root.querySelector('button')?.click()
  expect(height()).toBe(reserved)
  expect(root.activeElement).toBe(frame())
  say({ type: 'ready' })
  Object.assign(globalThis, { setTimeout: later, clearTimeout: forget })
  expect([...silences.keys()]).toEqual([0])
})

test('a frame that refuses the page takes less room', () => {
  const { root, events, say } = aPage()
  say({ type: 'error', code: 'unknown-key' })
  expect(root.querySelector('div')?.style.getPropertyValue('--height')).toBe('260px')
  expect(events).toEqual([{ type: 'error', detail: { code: 'unknown-key' } }])
})
