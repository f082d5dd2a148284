import type { Page } from 'playwright-core'
import { anAccount, signedIn, signedInAs } from '../support/accounts.ts'
import { calculate, failingShop, fillIn, healthyShop, unfoldForm } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('score, prediction and record are requested one after the other, and three cards are shown', async () => {
  const calls: string[] = []
  const page = await visit('/minegocio', {
    ...(await signedIn(site(), 'user')),
    prepare: async (page) => {
      page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`))
    },
  })
  await fillIn(page, healthyShop)
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && /modelData$/.test(request.url()),
  )
  await calculate(page)
  const saved = (await saving).postDataJSON()
  expect(saved).toMatchObject({
    activo_corriente: 150_000,
    periodo_meses: 12,
    predictionTree: 0,
    score: 86.3,
  })
  expect(saved.user_id).toEqual(expect.any(String))
  expect(calls.filter((call) => /^POST \/api\/model(Data|\/diagnostic|\/predict)/.test(call))).toEqual([
    'POST /api/model/diagnostic',
    'POST /api/model/predict',
    'POST /api/modelData',
  ])
  await card(page, 'Sistema experto').getByText('86.3').waitFor()
  await card(page, 'Sistema experto').getByText('Empresa saludable').waitFor()
  await card(page, 'Modelo de Machine Learning').getByText('Fuera de riesgo').waitFor()
  await card(page, 'Modelo de Machine Learning')
    .getByText(/Puntaje estimado \d+\.\d\s%/)
    .waitFor()
  await card(page, 'Modelo de Machine Learning')
    .getByText(
      /^De cada 100 empresas con números parecidos, .* al año siguiente; suponemos que lo usual son 5\.$/,
    )
    .waitFor()
  await card(page, 'Modelo de Machine Learning')
    .getByText('Aprendió de empresas de Polonia y Estados Unidos; no ha visto negocios mexicanos.')
    .waitFor()
  await card(page, 'Semáforo').getByRole('img', { name: 'Semáforo en verde' }).waitFor()
  await card(page, 'Semáforo').getByText('Verde: vas bien').waitFor()
  await card(page, 'Semáforo')
    .getByText(/^Tu puntaje pasa de 70 y las empresas con números parecidos/)
    .waitFor()
})

test('a failing company is red, in words as well', async () => {
  const page = await visit('/minegocio', await signedIn(site(), 'user'))
  await fillIn(page, failingShop)
  await calculate(page)
  await card(page, 'Sistema experto').getByText('Riesgo de quiebra').first().waitFor()
  await card(page, 'Modelo de Machine Learning').getByText('En riesgo').waitFor()
  await card(page, 'Semáforo').getByText('Rojo: actúa ya').waitFor()
})

/** How far the heading of the result is from the top of the screen. */
const headingTop = async (page: Page) =>
  (await page.getByRole('heading', { name: 'Diagnóstico financiero' }).boundingBox())?.y ?? Number.NaN

test.each([360, 1280])(
  'at %i px the result is at the top of the screen, and the form one line that opens again',
  async (width) => {
    const page = await visit('/minegocio', {
      ...(await signedIn(site(), 'user')),
      viewport: { width, height: 740 },
    })
    await fillIn(page, healthyShop)
    await calculate(page)
    await eventually(async () => (await headingTop(page)) < 120)
    expect(await headingTop(page)).toBeGreaterThan(0)
    const toggle = page.getByRole('button', { name: '10 cifras · Editar' })
    expect(await page.getByRole('button', { name: 'Calcular Diagnóstico' }).count()).toBe(0)
    await toggle.press('Enter')
    expect(await toggle.getAttribute('aria-expanded')).toBe('true')
    expect(await page.getByLabel('Activos corrientes', { exact: true }).inputValue()).toMatch(/150,000/)
    await calculate(page)
    await eventually(async () => (await toggle.getAttribute('aria-expanded')) === 'false')
  },
)

test('«Reiniciar» beside the folded form empties it, opens it, and takes the focus into it', async () => {
  const page = await visit('/minegocio', await signedIn(site(), 'user'))
  await fillIn(page, healthyShop)
  await calculate(page)
  await page.getByRole('button', { name: 'Reiniciar' }).click()
  const first = page.getByLabel('Activos corrientes', { exact: true })
  await eventually(() => first.evaluate((input) => input === document.activeElement))
  expect(await first.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Verde: vas bien').first().waitFor()
})

test('an error in an opened form keeps it open', async () => {
  const page = await visit('/minegocio', await signedIn(site(), 'user'))
  await fillIn(page, healthyShop)
  await calculate(page)
  await unfoldForm(page)
  await page.getByLabel('Activos corrientes', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Calcular Diagnóstico' }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: /^Hay 1 dato/ })
    .waitFor()
  expect(await page.getByRole('button', { name: '10 cifras · Editar' }).getAttribute('aria-expanded')).toBe(
    'true',
  )
})

test('without the model the record is saved with null, one line reports it, and a retry completes it', async () => {
  const page = await visit('/minegocio', {
    ...(await signedInAs(site(), await anAccount(site()))),
    faults: /status of 503/,
    prepare: (page) =>
      page.route('**/api/model/predict', (route) => route.fulfill({ status: 503, body: '' })),
  })
  await fillIn(page, healthyShop)
  const saving = page.waitForRequest(
    (request) => request.method() === 'POST' && /modelData$/.test(request.url()),
  )
  await calculate(page)
  expect((await saving).postDataJSON()).toMatchObject({ predictionTree: null, score: 86.3 })
  await page.getByText('Faltó comparar tu negocio con otros.').waitFor()
  await card(page, 'Sistema experto').waitFor()
  expect(await card(page, 'Modelo de Machine Learning').count()).toBe(0)
  expect(await card(page, 'Semáforo').count()).toBe(0)
  await page.unroute('**/api/model/predict')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await card(page, 'Semáforo').waitFor()
  expect(await page.getByText('Faltó comparar tu negocio con otros.').count()).toBe(0)
})

/** Figures without a single sale: too few indicators apply for a score. */
const idle = [0, 0, 400_000, 180_000, 0, 0, 0, 0, 0, 0]

test('«Sin diagnóstico» goes with no verdict of any kind, and says what to look at', async () => {
  const page = await visit('/minegocio', await signedIn(site(), 'user'))
  await fillIn(page, idle)
  await calculate(page)
  await page.getByText(/^Sin diagnóstico: con estas cifras aplican muy pocos indicadores/).waitFor()
  for (const name of ['Sistema experto', 'Modelo de Machine Learning', 'Semáforo'])
    expect(await card(page, name).count()).toBe(0)
  expect(await page.getByText(/en verde|¿Y si…\?|Tu plan|\sde\s0\spuntos/).count()).toBe(0)
  await page.getByRole('button', { name: 'Revisar tus cifras' }).click()
  const first = page.getByLabel('Activos corrientes', { exact: true })
  await eventually(() => first.evaluate((input) => input === document.activeElement))
})

/** What the page shows for each combination of parts that failed. */
const combinations: [failed: string[], shown: string[], plan: boolean][] = [
  [[], ['Semáforo', 'Sistema experto', 'Modelo de Machine Learning'], true],
  [['model/diagnostic'], ['Modelo de Machine Learning'], false],
  [['model/predict'], ['Sistema experto'], false],
  [['modelData'], ['Semáforo', 'Sistema experto', 'Modelo de Machine Learning'], true],
  [['model/diagnostic', 'model/predict'], [], false],
  [['model/diagnostic', 'modelData'], ['Modelo de Machine Learning'], false],
  [['model/predict', 'modelData'], ['Sistema experto'], false],
  [['model/diagnostic', 'model/predict', 'modelData'], [], false],
]

test.each(combinations)(
  'if %j fail, only %j are shown, and nothing contradicts',
  async (failed, shown, plan) => {
    const page = await visit('/minegocio', {
      ...(await signedInAs(site(), await anAccount(site()))),
      faults: /status of 502/,
      prepare: async (page) => {
        for (const call of failed)
          await page.route(`**/api/${call}`, (route) =>
            route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '' }) : route.continue(),
          )
      },
    })
    await fillIn(page, healthyShop)
    await calculate(page)
    const all = ['Semáforo', 'Sistema experto', 'Modelo de Machine Learning']
    for (const name of shown) await card(page, name).waitFor()
    for (const name of all.filter((name) => !shown.includes(name)))
      expect(await card(page, name).count()).toBe(0)
    expect(await page.getByRole('heading', { name: /^Tu plan/ }).count()).toBe(plan ? 1 : 0)
    if (!plan) expect(await page.getByText(/en verde|Verde: vas bien/).count()).toBe(0)
    expect(await page.getByText('Lo demás está abajo.').count()).toBe(
      failed.length > 0 && shown.length > 0 ? 1 : 0,
    )
  },
)

test('if everything fails, the input is kept and one line names the three parts', async () => {
  const page = await visit('/minegocio', {
    ...(await signedIn(site(), 'user')),
    faults: /status of 502/,
    prepare: (page) =>
      page.route(/\/api\/model/, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 502, body: '' }) : route.continue(),
      ),
  })
  await fillIn(page, healthyShop)
  await calculate(page)
  await page
    .getByText(
      'Faltó el puntaje del sistema experto, comparar tu negocio con otros y guardarlo en tu historial.',
    )
    .waitFor()
  expect(await page.getByLabel('Activos corrientes', { exact: true }).inputValue()).toMatch(/150,000/)
})

test('offline the input is kept, and online again the same button completes it', async () => {
  const page = await visit('/minegocio', {
    // Somebody without a history, whose page has loaded nothing that computes here.
    ...(await signedInAs(site(), await anAccount(site()))),
    faults: /ERR_INTERNET_DISCONNECTED/,
  })
  await fillIn(page, healthyShop)
  await page.context().setOffline(true)
  await calculate(page)
  await page.getByText('Faltó el puntaje del sistema experto').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Calcular Diagnóstico' }).click()
  await card(page, 'Semáforo').getByText('Verde: vas bien').waitFor()
})

test('a changed figure marks the diagnosis as outdated', async () => {
  const page = await visit('/minegocio', await signedIn(site(), 'user'))
  await fillIn(page, healthyShop)
  await calculate(page)
  await unfoldForm(page)
  await page.getByLabel('Activos corrientes', { exact: true }).fill('160000')
  await page.getByText('Cambiaste tus cifras.').waitFor()
})

test('the form and its result can be used with the keyboard alone', async () => {
  const page = await visit('/minegocio', await signedIn(site(), 'user'))
  await page.getByLabel('Activos corrientes', { exact: true }).focus()
  for (const figure of healthyShop) {
    await page.keyboard.type(String(figure))
    await page.keyboard.press('Tab')
  }
  await page.getByLabel('Cuentas por cobrar', { exact: true }).press('Enter')
  await card(page, 'Semáforo').waitFor()
  await isFocused(page, { textContent: 'Diagnóstico financiero' })
})
