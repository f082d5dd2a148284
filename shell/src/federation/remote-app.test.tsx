import type { Lifecycles } from '@semaforo/frontend-kit'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Loader } from './loader.ts'
import { remoteApp } from './remote-app.tsx'

const { jest } = import.meta

let domElement: HTMLElement
let errors: unknown[]
const report = globalThis.reportError

// React schedules its work as it does in a browser.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
beforeEach(() => {
  // Time-outs alone: React's scheduler and the test's waiting go on.
  jest.useFakeTimers({
    doNotFake: [
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'performance',
      'queueMicrotask',
      'nextTick',
      'Date',
    ],
  })
  errors = []
  Object.assign(globalThis, { reportError: (error: unknown) => errors.push(error) })
  Object.assign(navigator, { sendBeacon: () => true })
  domElement = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  domElement.remove()
  globalThis.reportError = report
  jest.useRealTimers()
})

const never = () => new Promise<void>(() => {})
const draw = (element: HTMLElement) => {
  element.textContent = 'De otro equipo'
}

const drawThen = (then: () => Promise<void>) => (element: HTMLElement) => {
  draw(element)
  return then()
}

/** A frontend that records its calls; each lifecycle can be replaced. */
function recorded({
  mount = async (element: HTMLElement) => draw(element),
  unmount = async () => {},
}: {
  mount?: (element: HTMLElement) => Promise<void>
  unmount?: () => Promise<void>
} = {}) {
  const calls: string[] = []
  const app: Lifecycles = {
    async bootstrap() {},
    mount(props) {
      calls.push('mount')
      return mount(props.domElement)
    },
    unmount() {
      calls.push('unmount')
      return unmount()
    },
  }
  return { app, calls }
}

/** Opens and leaves the page of a frontend as single-spa does. */
function aPage(app: Lifecycles, loading: Partial<Loader> = {}) {
  const release = { name: 'learning', version: '1', entry: '', integrity: 'sha384-x', routes: [] }
  const { lifecycles } = remoteApp(
    {
      release: () => release,
      running: () => true,
      withdrawn: () => false,
      start: async () => app,
      restart: async () => app,
      ...loading,
    },
    () => 'Roadmaps',
  )
  return {
    open: () => lifecycles.mount({ domElement }),
    leave: async () => {
      await lifecycles.unmount({ domElement })
      expect(domElement).toBeEmptyDOMElement()
    },
  }
}

const foreign = () => screen.findByText('De otro equipo')
const down = () => screen.findByRole('alert')
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

test('a page that is left and opened again while its frontend loads mounts it once', async () => {
  const { app, calls } = recorded()
  const arrival = Promise.withResolvers<Lifecycles>()
  const page = aPage(app, { start: () => arrival.promise })
  await page.open()
  await screen.findByText('Cargando…')
  await page.leave()
  await page.open()
  arrival.resolve(app)
  await foreign()
  expect(screen.queryByText('Cargando…')).toBeNull()
  expect(calls).toEqual(['mount'])
})

test('a frontend that draws without resolving its mount can be left and opened again', async () => {
  const { app, calls } = recorded({
    mount: drawThen(never),
  })
  const page = aPage(app)
  await page.open()
  await foreign()
  await page.leave()
  await page.open()
  await pass(4_000)
  await foreign()
  expect(calls).toEqual(['mount', 'unmount', 'mount'])
})

test('a frontend that draws nothing for long is replaced by a panel, one that has drawn stays', async () => {
  const page = aPage(recorded({ mount: never }).app)
  await page.open()
  await pass(19_000)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(2_000)
  expect(await down()).toHaveTextContent('«Roadmaps» no está disponible')
  await page.leave()

  const drawn = aPage(recorded({ mount: drawThen(never) }).app)
  await drawn.open()
  await foreign()
  await pass(21_000)
  await foreign()
  await waitFor(() => expect(screen.queryByText('Cargando…')).toBeNull())
})

test('a frontend that mounts only after its page was left is unmounted without becoming visible', async () => {
  const mounted = Promise.withResolvers<void>()
  const { app, calls } = recorded({
    mount: async (element) => {
      await mounted.promise
      draw(element)
    },
  })
  const page = aPage(app)
  await page.open()
  await waitFor(() => expect(calls).toEqual(['mount']))
  await page.leave()
  mounted.resolve()
  await waitFor(() => expect(calls).toEqual(['mount', 'unmount']))
  expect(screen.queryByText('De otro equipo')).toBeNull()
})

test.each<[string, () => Promise<void>]>([
  [
    'throws',
    () => {
      throw new Error('no end')
    },
  ],
  ['rejects', () => Promise.reject(new Error('no end'))],
  ['never resolves', never],
])('a frontend whose unmount %s leaves nothing behind, and opens again', async (_how, unmount) => {
  const page = aPage(recorded({ unmount }).app)
  await page.open()
  await foreign()
  await page.leave()
  await page.open()
  await pass(4_000)
  await foreign()
})

test.each<[string, (element: HTMLElement) => Promise<void>]>([
  [
    'throws',
    () => {
      throw new Error('no start')
    },
  ],
  ['rejects', () => Promise.reject(new Error('no start'))],
  ['draws and rejects', drawThen(() => Promise.reject(new Error('no start')))],
])('a frontend whose mount %s is replaced by a panel, and a retry starts it', async (_how, fails) => {
  let attempts = 0
  const { app } = recorded({ mount: async (element) => (++attempts === 1 ? fails(element) : draw(element)) })
  await aPage(app).open()
  await down()
  expect(screen.queryByText('De otro equipo')).toBeNull()
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await foreign()
  expect(errors).toEqual([new Error('no start')])
})

test('a frontend whose first page misses a chunk is loaded anew once, without a panel', async () => {
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  const old = recorded({ mount: () => Promise.reject(missing) })
  const restarts: boolean[] = []
  const page = aPage(old.app, {
    restart: async (broken) => {
      restarts.push(broken)
      return recorded().app
    },
  })
  await page.open()
  await foreign()
  expect(restarts).toEqual([true])
  expect(screen.queryByRole('alert')).toBeNull()
})
