import type { Page } from 'playwright-core'
import { aCertificate, checkCode } from '../support/certificates.ts'
import { fillIn, healthyShop } from '../support/diagnostics.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { productOfRun } from '../support/product-of-run.ts'
import type { Visit } from '../support/visits.ts'

const { visit, site } = productOfRun()

const genuine = (page: Page) => page.getByRole('heading', { name: 'La constancia es auténtica' }).waitFor()
const unknown = (page: Page) => page.getByRole('heading', { name: 'No encontramos esa constancia' }).waitFor()
const lamps = (page: Page) => page.getByRole('img', { name: /^Semáforo/ }).count()
const grouped = (text: string, size: number) => text.replace(new RegExp(`(.{${size}})(?=.)`, 'g'), '$1 ')
const missing: Visit = { faults: /status of 404/ }

test('a guest who reads the QR sees what it says, also after a reload, and no server sees the token', async () => {
  const { code, token, certificate } = await aCertificate(site())
  const addresses: string[] = []
  const page = await visit(`/constancia#${token}`, {
    prepare: async (page) => {
      page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
    },
  })
  await genuine(page)
  await page.getByRole('img', { name: 'Semáforo en verde' }).waitFor()
  for (const text of [
    'Semáforo verde',
    certificate.score_band,
    certificate.risk_band,
    grouped(code, 4),
    grouped(certificate.fingerprint, 8),
  ])
    await page.getByText(text, { exact: true }).waitFor()
  await page.getByText('No dice quién es la empresa ni que las cifras sean ciertas').waitFor()
  expect(await page.title()).toContain('Comprobar una constancia')
  expect(addresses.filter((address) => address.includes(token.slice(-20)))).toEqual([])
  await page.reload()
  await genuine(page)
})

test('without a QR the code does, as it is typed, with the keyboard alone', async () => {
  const { code } = await aCertificate(site())
  const page = await visit('/constancia')
  await page.getByLabel('Código de la constancia').focus()
  await page.keyboard.type(grouped(code, 4).toLowerCase())
  await page.keyboard.press('Enter')
  await genuine(page)
  await isFocused(page, { textContent: 'La constancia es auténtica' })
  expect(new URL(page.url()).hash).toBe('')
})

test('a code that cannot be one is said at its field, and nothing is asked', async () => {
  const asked: string[] = []
  const page = await visit('/constancia', {
    prepare: async (page) => {
      page.on('request', (request) => asked.push(request.url()))
    },
  })
  for (const code of ['', '7Q2M X04K', 'UUUU UUUU UUUU']) {
    await checkCode(page, code)
    await page.getByText('El código lleva doce letras y cifras').waitFor()
    expect(await page.getByLabel('Código de la constancia').getAttribute('aria-invalid')).toBe('true')
  }
  expect(asked.filter((url) => url.includes('/api/certificates'))).toEqual([])
})

test('a code or a token that we did not make is not found, and shows no light', async () => {
  const { token } = await aCertificate(site())
  const page = await visit('/constancia', missing)
  await checkCode(page, '7Q2M X04K ZB9T')
  await unknown(page)
  expect(await lamps(page)).toBe(0)
  for (const wrong of [`${token.slice(0, -5)}AAAAA`, `a.b.c`, `a.b.${'c'.repeat(3_000)}`]) {
    const other = await visit(`/constancia#${wrong}`, { faults: /status of 40[04]/ })
    await unknown(other)
    expect(await lamps(other)).toBe(0)
  }
})

test('another link opened in the same page is checked, and a fragment of another kind changes nothing', async () => {
  const [one, other] = [await aCertificate(site()), await aCertificate(site())]
  const page = await visit(`/constancia#${one.token}`)
  await page.getByText(grouped(one.code, 4), { exact: true }).waitFor()
  await page.evaluate((hash) => location.assign(hash), `#${other.token}`)
  await page.getByText(grouped(other.code, 4), { exact: true }).waitFor()
  await page.evaluate(() => location.assign('#constancia'))
  await genuine(page)
})

test('one that was withdrawn says so and its day, and shows no light', async () => {
  const { code, token, withdraw } = await aCertificate(site())
  await withdraw()
  const page = await visit(`/constancia#${token}`)
  await page.getByRole('heading', { name: 'Esta constancia se retiró' }).waitFor()
  await page.getByText(/^Era del \d+ de \p{L}+ de \d{4}\./u).waitFor()
  expect(await lamps(page)).toBe(0)
  const byCode = await visit('/constancia')
  await checkCode(byCode, code)
  await byCode.getByRole('heading', { name: 'Esta constancia se retiró' }).waitFor()
  expect(await lamps(byCode)).toBe(0)
})

test('while it is checked the page says so; without a connection it says what to do, and tries again', async () => {
  const { token } = await aCertificate(site())
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await visit(`/constancia#${token}`, {
    faults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
    prepare: (page) =>
      page.route('**/api/certificates/check', async (route) => {
        await held
        await route.abort('internetdisconnected')
      }),
  })
  await page.getByText('Comprobando la constancia…').waitFor({ state: 'attached' })
  release()
  await page.getByText('No pudimos comprobar la constancia').waitFor()
  await page.unroute('**/api/certificates/check')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await genuine(page)
})

describe('figures compared', () => {
  async function comparing(options: Visit = {}) {
    const { token } = await aCertificate(site())
    const page = await visit(`/constancia#${token}`, options)
    await page.getByRole('button', { name: 'Comparar con las cifras' }).click()
    return page
  }
  const compare = (page: Page) => page.getByRole('button', { name: 'Comparar cifras' }).click()

  test('with the fingerprint in the page alone: neither sent nor stored', async () => {
    const sent: (string | null)[] = []
    const page = await comparing({
      prepare: async (page) => {
        page.on('request', (request) => sent.push(request.postData()))
      },
    })
    await fillIn(page, healthyShop)
    await compare(page)
    await page.getByText('Son esas cifras: tienen la misma huella.').waitFor()
    await page.getByLabel('Ventas totales', { exact: true }).fill('500000.01')
    expect(await page.getByText('Son esas cifras').count()).toBe(0)
    await compare(page)
    await page.getByText('No son esas cifras, o falta algún centavo').waitFor()
    expect(sent.join()).not.toContain('500000')
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain('500000')
  })

  test('what is missing is said at its field', async () => {
    const page = await comparing()
    await compare(page)
    await page.getByText('Hay 10 datos por corregir:').waitFor()
    await eventually(
      async () =>
        (await page.evaluate(() => document.activeElement?.getAttribute('name'))) === 'activo_corriente',
    )
  })

  test('in a page without TLS the comparison says what it needs; the check does not', async () => {
    const page = await comparing({
      prepare: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(globalThis, 'isSecureContext', { get: () => false, configurable: true }),
        ),
    })
    await genuine(page)
    await page.getByText('Para comparar las cifras abre esta página con https').waitFor()
  })
})

// The last one: all tests here are one client.
test('whoever checks too often is told how long to wait', async () => {
  const page = await visit('/constancia', { faults: /status of (429|404)/ })
  await page.evaluate(() =>
    Promise.all(
      Array.from({ length: 31 }, () =>
        fetch('/api/certificates/check', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code: '7Q2MX04KZB9T' }),
        }),
      ),
    ),
  )
  await checkCode(page, '7Q2M X04K ZB9T')
  await page.getByText('Demasiadas comprobaciones seguidas').waitFor()
  await page.getByText(/^Demasiados intentos\. Espera \d+ segundos? /).waitFor()
  const help = page.getByRole('link', { name: 'Qué pasó y qué hacer' })
  expect(await help.getAttribute('href')).toBe('/ayuda/errores/too-many-attempts')
})
