import type { Page } from 'playwright-core'
import { emptyShell } from '../support/empty-shell.ts'
import { eventually } from '../support/eventually.ts'
import { frontendDown } from '../support/faults.ts'
import { pauseClock } from '../support/page-clock.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { changeRecord, entryOf, replaceLearning } from '../support/replaced-frontend.ts'

const { visit } = productOfRun()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const nav = (page: Page) => page.getByRole('navigation', { name: 'Navegación principal' })
const toLogin = async (page: Page) => {
  await page.getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión')
}
const toRoadmaps = (page: Page) => nav(page).getByRole('link', { name: 'Roadmaps' }).click()
const loading = (page: Page) => page.getByRole('status').getByText('Cargando…').waitFor()
const down = (page: Page, section: string) =>
  page.getByRole('alert').getByText(`«${section}» no está disponible`).waitFor()
const retry = (page: Page) => page.getByRole('button', { name: 'Intentar de nuevo' })
/** The calls that the frontend under test received, in order. */
const calls = (page: Page) => page.evaluate(() => (globalThis as { calls?: string[] }).calls ?? [])

/** Lifecycles that record their calls; each can be replaced. */
const behaving = ({ mount = '', unmount = '' } = {}) => `{
  async bootstrap() { globalThis.calls = ['bootstrap'] },
  mount({ domElement }) {
    calls.push('mount')
    ${mount || "domElement.textContent = 'De otro equipo'; return Promise.resolve()"}
  },
  unmount() {
    calls.push('unmount')
    ${unmount || 'return Promise.resolve()'}
  },
}`

const foreign = (page: Page) => page.getByText('De otro equipo')
const draws = "domElement.textContent = 'De otro equipo';"
const never = 'return new Promise(() => {})'

test('a frontend without React reacts to presses from its beginning', async () => {
  const button = `const button = domElement.appendChild(document.createElement('button'))
    button.textContent = 'De otro equipo'
    button.onclick = () => { button.textContent += ', pulsado' }`
  const page = await visit('/roadmaps', {
    prepare: (page) =>
      replaceLearning(page, entryOf(behaving({ mount: `${button}; return Promise.resolve()` }))),
    until: 'domcontentloaded',
  })
  await foreign(page).waitFor()
  await page.getByRole('button', { name: 'De otro equipo' }).click()
  expect(await page.getByText('pulsado').count()).toBe(1)
})

test('a page whose frontend is still loading can be left at once, and a frontend mounts only on its own pages', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const page = await visit('/login', {
    prepare: (page) => replaceLearning(page, entryOf(behaving()), arrival),
  })
  await heading(page, 'Inicia sesión')
  for (const _visit of [1, 2]) {
    await toRoadmaps(page)
    await loading(page)
    await toLogin(page)
    expect(await page.locator('[data-frontend="learning"] *').count()).toBe(0)
  }
  arrive()
  await eventually(async () => (await calls(page)).includes('bootstrap'))
  await toRoadmaps(page)
  await foreign(page).waitFor()
  expect(await calls(page)).toEqual(['bootstrap', 'mount'])
})

test('a frontend that never loads is waited for, and then replaced by a panel with a retry', async () => {
  let asked: Promise<unknown> | undefined
  const page = await visit('/roadmaps', {
    faults: /no answer/,
    until: 'domcontentloaded',
    prepare: async (page) => {
      asked = page.waitForRequest(/\/remotes\/learning\/.*entry/i)
      await page.clock.install()
      await replaceLearning(page, entryOf(behaving()), new Promise(() => {}))
    },
  })
  await asked
  await loading(page)
  await pauseClock(page)
  await page.clock.fastForward(9_000)
  await loading(page)
  expect(await retry(page).count()).toBe(0)
  await page.clock.fastForward(12_000)
  await down(page, 'Roadmaps')
  expect(await retry(page).count()).toBe(1)
  await toLogin(page)
})

test('a frontend that draws without resolving its mount does not block the page', async () => {
  const page = await visit('/roadmaps', {
    prepare: (page) => replaceLearning(page, entryOf(behaving({ mount: `${draws} ${never}` }))),
  })
  await eventually(async () => (await calls(page)).includes('mount'))
  await toLogin(page)
  expect(await foreign(page).count()).toBe(0)
  await toRoadmaps(page)
  await eventually(async () => (await calls(page)).join() === 'bootstrap,mount,unmount,mount')
  await toLogin(page)
})

test('a frontend that renders nothing for long is replaced by a panel, one that renders stays', async () => {
  const blank = `if (location.pathname === '/home') ${draws} ${never}`
  const page = await visit('/roadmaps', {
    faults: /nothing on the screen/,
    prepare: async (page) => {
      await page.clock.install()
      await replaceLearning(page, entryOf(behaving({ mount: blank })))
    },
  })
  await eventually(async () => (await calls(page)).includes('mount'))
  await page.clock.fastForward(21_000)
  await down(page, 'Roadmaps')
  await toLogin(page)
  await page.clock.fastForward(10_000)
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await foreign(page).waitFor()
  expect(await page.getByText('Cargando…').isVisible()).toBe(false)
  await page.clock.fastForward(21_000)
  await foreign(page).waitFor()
})

test('a frontend that mounts only after its page was left is unmounted without becoming visible', async () => {
  const mount = `return new Promise((resolve) => { globalThis.go = resolve }).then(() => { ${draws} calls.push('mounted') })`
  const page = await visit('/roadmaps', {
    prepare: (page) => replaceLearning(page, entryOf(behaving({ mount }))),
  })
  await eventually(async () => (await calls(page)).includes('mount'))
  // It is unmounted without having mounted after a few seconds.
  await page.clock.install()
  await pauseClock(page)
  await toLogin(page)
  expect(await calls(page)).not.toContain('unmount')
  await page.evaluate(() => (globalThis as unknown as { go: () => void }).go())
  await eventually(async () => (await calls(page)).join() === 'bootstrap,mount,mounted,unmount')
  expect(await foreign(page).count()).toBe(0)
})

/** What runs at the first call of a lifecycle, at the second, and so on. */
const inTurn = (name: string, ...codes: string[]) =>
  codes
    .map((code, at) => `if (calls.filter((call) => call === '${name}').length === ${at + 1}) { ${code} }`)
    .join('\n')

test('a frontend whose unmount never resolves, throws or rejects leaves nothing behind, and opens again', async () => {
  const unmount = inTurn(
    'unmount',
    never,
    "throw new Error('no end')",
    "return Promise.reject(new Error('no end'))",
  )
  const page = await visit('/roadmaps', {
    faults: /no end/,
    prepare: (page) => replaceLearning(page, entryOf(behaving({ unmount }))),
  })
  for (const _visit of [1, 2, 3]) {
    await foreign(page).waitFor()
    expect(await foreign(page).count()).toBe(1)
    await toLogin(page)
    expect(await foreign(page).count()).toBe(0)
    await toRoadmaps(page)
  }
})

test('a frontend whose mount throws, rejects or draws and rejects is replaced by a panel, and a retry starts it', async () => {
  const rejects = "return Promise.reject(new Error('no start'))"
  const fails = inTurn('mount', "throw new Error('no start')", rejects, `${draws} ${rejects}`)
  const mount = `${fails}
    domElement.textContent = 'Ya arrancó'; return Promise.resolve()`
  const page = await visit('/roadmaps', {
    faults: /no start/,
    prepare: (page) => replaceLearning(page, entryOf(behaving({ mount }))),
  })
  for (const attempt of [1, 2, 3]) {
    await eventually(async () => (await calls(page)).filter((call) => call === 'mount').length === attempt)
    await down(page, 'Roadmaps')
    expect(await foreign(page).count()).toBe(0)
    await retry(page).click()
  }
  await page.getByText('Ya arrancó').waitFor()
})

test.each([
  ['throws while its code is evaluated', "throw new Error('no code')"],
  ['exposes no lifecycles', 'var learning = { init() {}, get: async () => () => ({ default: {} }) }'],
])('a frontend that %s is replaced by a panel, and the others keep working', async (_how, entry) => {
  const page = await visit('/roadmaps', {
    faults: /no code|Failed to load|exposes no|is not a function/,
    prepare: (page) => replaceLearning(page, entry),
  })
  await down(page, 'Roadmaps')
  await toLogin(page)
})

/** A frontend made with the page's own kit, of which one page throws while rendering. */
const crashesOnRoadmaps = `await (async () => {
  const shared = async (name) => {
    const [version] = Object.values(scope[name])
    return (await version.get())()
  }
  const [{ createElement }, { lifecycles, usePath }] = [await shared('react'), await shared('@semaforo/frontend-kit')]
  return lifecycles(() => {
    if (usePath() === '/roadmaps') throw new Error('no render')
    return createElement('h1', null, 'Dibujada')
  })
})()`

test('a page that throws while rendering shows an error, and the next page of its frontend renders', async () => {
  const page = await visit('/roadmaps', {
    faults: /no render/,
    prepare: (page) => replaceLearning(page, entryOf(crashesOnRoadmaps)),
  })
  await page.getByRole('alert').getByText('Algo falló en esta sección').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await heading(page, 'Dibujada')
  await toRoadmaps(page)
  await page.getByRole('alert').getByText('Algo falló en esta sección').waitFor()
  await toLogin(page)
})

test('an invalid registry record disables only its own pages, and a retry reads it again', async () => {
  const page = await visit('/roadmaps', {
    faults: /registry/,
    prepare: (page) => changeRecord(page, 'learning', (record) => ({ ...record, entry: 'https://' })),
  })
  await down(page, 'Roadmaps')
  expect(await page.title()).toBe('Roadmaps · Semáforo PyME')
  await toLogin(page)
  await toRoadmaps(page)
  await down(page, 'Roadmaps')
  await page.unrouteAll()
  await retry(page).click()
  await heading(page, 'Roadmaps')
  await page.getByRole('button', { name: 'Liquidez sin sustos', exact: true }).waitFor()
})

test('a frontend with the name of another one disables only itself', async () => {
  const page = await visit('/home', {
    faults: /registry|Federation/,
    prepare: (page) =>
      changeRecord(page, 'diagnostic', (record) => ({
        ...record,
        name: 'account',
        routes: [{ path: '/minegocio', title: 'Mi negocio' }],
      })),
  })
  await heading(page, 'Tus números, claros en dos minutos')
  await nav(page).getByRole('link', { name: 'Mi negocio' }).click()
  await down(page, 'Mi negocio')
  await toLogin(page)
})

test('a frontend that fails to load after its page was left shows nothing on the current page', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const page = await visit('/roadmaps', {
    faults: frontendDown,
    until: 'domcontentloaded',
    prepare: async (page) => {
      await emptyShell(page)
      await page.route(/\/remotes\/learning\/.*entry.*\.js$/i, async (route) => {
        await arrival
        await route.abort()
      })
    },
  })
  await loading(page)
  await toLogin(page)
  const failed = page.waitForEvent('requestfailed')
  arrive()
  await failed
  await toRoadmaps(page)
  await down(page, 'Roadmaps')
  expect(await page.getByRole('alert').count()).toBe(1)
})
