import type { Page } from 'playwright-core'
import { at, enter } from '../support/account-steps.ts'
import { anAccount, signedInAs } from '../support/accounts.ts'
import { endSessions } from '../support/end-elsewhere.ts'
import { eventually, pollApi } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { mailWith } from '../support/mails.ts'
import { disconnected } from '../support/offline.ts'
import { runningProduct } from '../support/product.ts'
import { documentOf } from '../support/rendered.ts'

const operator = 'hola@numeros.example'
const { visit, site } = runningProduct(() => ({ CONTACT_EMAIL: operator, OPERATOR_NAME: 'Números Claros' }))

// The data of a run has pages of a site whose operator has no name.
beforeAll(async () => {
  await pollApi(async () =>
    (await documentOf(site(), '/privacidad')).includes('Números Claros opera este sitio'),
  )
})

const message = (page: Page) => page.getByRole('textbox', { name: 'Tu mensaje' })
const email = (page: Page) => page.getByRole('textbox', { name: 'Tu correo' })
const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' })
const received = (page: Page) => page.getByRole('heading', { name: 'Recibimos tu mensaje' })

test('a guest writes, reads when an answer comes, and keeps the text', async () => {
  const page = await visit('/contact')
  await page.getByText('te responde por correo en 3 días hábiles').waitFor()
  await email(page).fill('rosa@correo.mx')
  await page.getByRole('combobox').selectOption({ label: 'Algo no funciona' })
  await message(page).fill('El botón de la lupa no hace nada en mi celular.')
  await send(page).click()
  await received(page).waitFor()
  await page.getByText('Te respondemos en 3 días hábiles a rosa@correo.mx.').waitFor()
  await page.getByRole('blockquote').getByText('El botón de la lupa').waitFor()
  await eventually(() => received(page).evaluate((title) => title === document.activeElement))
  const mail = await mailWith(site().dataDir, operator, 'lupa')
  expect(mail).toMatch(/^Reply-To: .*rosa@correo\.mx/im)
  await page.getByRole('button', { name: 'Escribir otro mensaje' }).press('Enter')
  await isFocused(page, { name: 'message' })
  expect([await message(page).inputValue(), await email(page).inputValue()]).toEqual(['', 'rosa@correo.mx'])
})

test('who is signed in finds the address filled in, and gets a copy', async () => {
  const account = await anAccount(site())
  const page = await visit('/contact?asunto=data', await signedInAs(site(), account))
  await message(page).fill('Quiero que borren todos mis datos.')
  expect(await email(page).inputValue()).toBe(account.email)
  expect(await page.getByRole('combobox').inputValue()).toBe('data')
  await send(page).click()
  await page.getByText(`Te mandamos una copia a ${account.email}.`).waitFor()
  await mailWith(site().dataDir, account.email, 'borren')
})

test('the topic that was chosen stays over a reload, whichever the link came with', async () => {
  const page = await visit('/contact?asunto=data')
  const topic = page.getByRole('combobox')
  await eventually(async () => (await topic.inputValue()) === 'data')
  await topic.selectOption('problem')
  await message(page).fill('El botón de la lupa no hace nada.')
  await page.reload()
  await eventually(async () => (await message(page).inputValue()) === 'El botón de la lupa no hace nada.')
  expect(await topic.inputValue()).toBe('problem')
})

test('what is wrong is said at its field, which gets the focus, and leaves what was written', async () => {
  const page = await visit('/contact')
  await email(page).fill('rosa')
  await message(page).fill('Hola')
  await send(page).click()
  await page.getByText('Ingresa un email válido').waitFor()
  await page.getByText('Cuéntanos un poco más: al menos 10 caracteres.').waitFor()
  await eventually(() => email(page).evaluate((field) => field === document.activeElement))
  expect(await message(page).inputValue()).toBe('Hola')
})

test('without a connection the text stays, over a reload too, and goes out with one', async () => {
  const page = await visit('/contact', { faults: disconnected })
  await email(page).fill('luz@correo.mx')
  await message(page).fill('¿Puedo hacer el diagnóstico sin contador?')
  await page.context().setOffline(true)
  await send(page).click()
  await page.getByRole('alert').getByText('No tienes conexión a internet').waitFor()
  await page.getByText('Tu texto sigue aquí.').waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await page.getByText('41 de 4,000 caracteres').waitFor()
  expect(await message(page).inputValue()).toBe('¿Puedo hacer el diagnóstico sin contador?')
  await send(page).click()
  await received(page).waitFor()
})

test('what a user wrote is there again after signing in, where the session had ended elsewhere, and nowhere before', async () => {
  const account = await anAccount(site())
  const page = await visit('/contact', { ...(await signedInAs(site(), account)), faults: /status of 401/ })
  const written = 'No entiendo por qué mi semáforo salió en rojo.'
  await message(page).fill(written)
  await endSessions(site(), account)
  await send(page).click()
  await page.getByRole('alert').getByText('Tu sesión terminó. Vuelve a iniciar sesión.').waitFor()
  await page.getByRole('status').getByText('guardamos lo que escribías').waitFor()
  expect(await message(page).inputValue()).toBe('')
  expect(await page.getByText('Tu texto sigue aquí.').count()).toBe(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    written,
  )
  await page.getByRole('link', { name: 'Entra otra vez y lo recuperas' }).click()
  await enter(page, account)
  await at(page, '/contact')
  await eventually(async () => (await message(page).inputValue()) === written)
  await page.reload()
  await eventually(async () => (await message(page).inputValue()) === written)
})

test('the keyboard goes through the fields, and not into the one that nobody sees', async () => {
  const page = await visit('/contact')
  await page.getByRole('textbox', { name: 'Tu nombre' }).focus()
  const names: (string | null)[] = []
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null))
  }
  expect(names).toEqual(['email', 'topic', 'message', null])
  await eventually(() => send(page).evaluate((button) => button === document.activeElement))
})

test('without JavaScript the page says what it needs, and where else to write', async () => {
  const page = await visit('/contact', { javaScriptEnabled: false, until: 'domcontentloaded' })
  // Playwright finds no text in it.
  const note = page.locator('main noscript')
  expect(await note.textContent()).toContain('Para enviar el formulario tu navegador necesita JavaScript')
  expect(await note.locator('a').getAttribute('href')).toBe(`mailto:${operator}`)
  // The styles hide it, for which the end of the document does not wait.
  await send(page).waitFor({ state: 'hidden' })
})

test('the privacy notice says who is responsible, and leads to what one can do', async () => {
  const page = await visit('/privacidad')
  await page.getByText('Números Claros opera este sitio').waitFor()
  await page.getByRole('link', { name: 'Pedir algo sobre mis datos' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor()
  expect(await page.getByRole('combobox').inputValue()).toBe('data')
})

test('the privacy notice names both ways in which figures reach the server, and what is kept without the pulse', async () => {
  const page = await visit('/privacidad')
  const money = page.getByText('Tus cifras pueden ser datos patrimoniales.')
  await money.getByText('cuando calculas un diagnóstico con tu cuenta').waitFor()
  await money.getByText('cuando aceptas compartir tu resultado con un aliado').waitFor()
  await page.getByText('El color y la fecha de tus últimos cinco diagnósticos').waitFor()
})

test.each([
  ['/Contact', '/contact'],
  ['/CONTACT/', '/contact'],
  ['/Privacidad', '/privacidad'],
  ['/Nosotros', '/nosotros'],
])('%s is %s', async (written, path) => {
  const page = await visit(written)
  await at(page, path)
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
})

test.each(['/home', '/login', '/privacidad'])(
  'the foot of %s can be reached on a phone, and moves nothing',
  async (path) => {
    const page = await visit(path, {
      viewport: { width: 360, height: 740 },
      prepare: (page) =>
        page.addInitScript(() => {
          Object.assign(globalThis, { shifted: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              (globalThis as unknown as { shifted: number }).shifted += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
        }),
    })
    const foot = page.getByRole('contentinfo')
    expect(await foot.getByRole('link').allTextContents()).toEqual([
      'Nosotros',
      'Preguntas',
      'Contacto',
      'Privacidad',
      'Aliados',
    ])
    expect(
      await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted),
    ).toBeLessThanOrEqual(0.01)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await foot.getByRole('link', { name: 'Aliados' }).click({ trial: true })
    await foot.getByRole('link', { name: 'Contacto' }).click()
    await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor()
  },
)
