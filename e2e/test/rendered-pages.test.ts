import type { Page } from 'playwright-core'
import { anAccount, signedIn } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { laidOut } from '../support/laid-out.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { changeDocument, documentOf, holdScripts, pagesRendered } from '../support/rendered.ts'
import { answer, questionsAbout, questionsOf } from '../support/topic-questions.ts'

const { site, visit } = productOfRun()

beforeAll(() => pagesRendered(site()))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: `Me gusta: ${name}`, exact: true }).first()
const isLiked = async (page: Page, name: string) =>
  (await heart(page, name).getAttribute('aria-pressed')) === 'true'
const takenOver = (page: Page) =>
  eventually(async () => (await page.locator('[data-release], [data-late]').count()) === 0)

/** Waits until the shell has taken over its header, whatever the frontend of the page does. */
const headerReacts = (page: Page) => page.locator('#encabezado[data-shown]').waitFor()

/** Marks the elements of the document, so that those can be told from what was rendered anew. */
const markElements = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('main *, #encabezado *'))
      Object.assign(element, { first: true })
  })
const isFirst = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => 'first' in element)

// A page of each frontend that renders them.
test.each([
  ['/home', 'Tus números, claros en dos minutos'],
  ['/login', 'Inicia sesión'],
  ['/modelo', 'Cómo se hizo el modelo'],
  // With a query, by the answers of the document.
  ['/home?tema=resico', 'Tus números, claros en dos minutos'],
])(
  '%s can be read before any script is there, and is taken over without rendering it again',
  async (path, name) => {
    const asked: string[] = []
    let letGo = () => {}
    const page = await visit(path, {
      until: 'commit',
      prepare: async (page) => {
        page.on('request', (request) => asked.push(request.url()))
        letGo = await holdScripts(page)
      },
    })
    await heading(page, name).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).waitFor()
    await page.locator('#registro').waitFor({ state: 'attached' })
    await markElements(page)
    letGo()
    await takenOver(page)
    await page.waitForLoadState('networkidle')
    expect(await isFirst(page, 'main h1')).toBe(true)
    expect(await isFirst(page, 'header a')).toBe(true)
    expect(asked.filter((url, at) => asked.indexOf(url) !== at)).toEqual([])
    expect(asked.filter((url) => /registry\.json|\/api\/catalog/.test(url))).toEqual([])
  },
)

// The icon of the chosen theme is the first that shows: the sun is a circle with rays, the moon one path.
test.each([
  { width: 360, theme: 'light', circles: 1 },
  { width: 1280, theme: 'dark', circles: 0 },
])(
  'at $width px a user sees nothing that is for guests, their theme, and nothing moves when the own part comes',
  async ({ width, theme, circles }) => {
    let letGo = () => {}
    const page = await visit('/home', {
      ...(await signedIn(site(), 'user')),
      viewport: { width, height: 800 },
      until: 'commit',
      prepare: async (page) => {
        await page.addInitScript((chosen) => localStorage.setItem('semaforo.theme', chosen), theme)
        letGo = await holdScripts(page)
      },
    })
    const topics = page.getByRole('heading', { name: '¿Qué quieres entender hoy?' })
    await topics.waitFor()
    const guest = page.getByText(/^(Log-In|Crear cuenta gratis)$/)
    await eventually(async () => (await guest.count()) > 1)
    // Before the first paint the style sheet may be on its way.
    await laidOut(page)
    expect(await guest.filter({ visible: true }).count()).toBe(0)
    const icon = page.getByRole('banner').locator('button svg:visible')
    expect(await icon.count()).toBe(1)
    expect(await icon.locator('circle').count()).toBe(circles)
    const top = () => topics.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
    const before = await top()
    letGo()
    await takenOver(page)
    await page.getByRole('heading', { level: 1, name: /^Hola/ }).waitFor()
    expect(await top()).toBe(before)
    await eventually(async () => (await guest.count()) === 0)
  },
)

test('what a guest liked and pressed before the script was there counts, each once', async () => {
  const page = await visit('/home')
  await heart(page, 'RESICO').click()
  const letGo = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await heart(page, 'RESICO').waitFor()
  await eventually(() => isLiked(page, 'RESICO'))
  expect(await isLiked(page, 'Flujo de efectivo')).toBe(false)
  await heart(page, 'Flujo de efectivo').click()
  await heart(page, 'Capital de trabajo').click()
  await heart(page, 'Capital de trabajo').click()
  await page.getByRole('button', { name: /^Tema: / }).click()
  await page.locator('#datos').waitFor({ state: 'attached' })
  letGo()
  await takenOver(page)
  for (const name of ['RESICO', 'Flujo de efectivo', 'Capital de trabajo'])
    await eventually(() => isLiked(page, name))
  await page.getByRole('button', { name: /^Tema: claro/ }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
})

test('a page that is left while only its script is missing is taken over as it was rendered', async () => {
  const { page, arrive } = await withoutItsPage('/roadmaps', 'page-catalog')
  await page.getByRole('banner').getByRole('link', { name: 'Semáforo PyME' }).click()
  await page.waitForURL('**/home')
  arrive()
  await heading(page, 'Tus números, claros en dos minutos').waitFor()
  await takenOver(page)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
})

test('what was searched and written before the script was there is kept', async () => {
  const { page, letGo } = await heldBack('/home', 'Tus números, claros en dos minutos')
  await page.getByRole('searchbox').fill('resico')
  letGo()
  await takenOver(page)
  await heart(page, 'Flujo de efectivo').waitFor({ state: 'detached' })
  expect(await heart(page, 'RESICO').count()).toBe(1)

  const contact = await heldBack('/contact', 'Contacto')
  await contact.page.getByLabel('Tu correo').fill('ana@ejemplo.mx')
  await contact.page.locator('textarea').fill('¿Cuánto cuesta el diagnóstico?')
  await contact.page.getByLabel('¿De qué se trata?').selectOption('data')
  contact.letGo()
  await takenOver(contact.page)
  await contact.page.getByText(/^30 de [\d,]+ caracteres/).waitFor()
  expect(await contact.page.getByLabel('Tu correo').inputValue()).toBe('ana@ejemplo.mx')
  expect(await contact.page.getByLabel('¿De qué se trata?').inputValue()).toBe('data')
})

/** Chooses the wrong answers to the first question of a topic one after the other, and gives the right one. */
async function answerAfterDoubts(page: Page) {
  const [question] = await questionsAbout(page, 'razon-de-liquidez')
  for (const { text, right } of question?.answers ?? [])
    if (!right) await questionsOf(page).getByRole('radio', { name: text, exact: true }).check()
  await answer(page, question?.answers.find(({ right }) => right)?.text ?? '')
}

/** A page whose frontend is there, and of which the script of one name is not. */
async function withoutItsPage(path: string, script: string) {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const prepare = (page: Page) =>
    page.route(new RegExp(`/${script}[^/]*\\.js$`), async (route) => {
      await arrival
      await route.fallback()
    })
  const page = await visit(path, { until: 'commit', prepare })
  await frontendHasMounted(page)
  return { page, arrive }
}

/** The element of the frontend is without its mark: its page is what is missing. */
const frontendHasMounted = (page: Page) =>
  page
    .locator('main [data-frontend] > div:not([data-release])')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .waitFor()

test('a heart and an answer that are pressed while only the script of the page is missing count', async () => {
  const { page, arrive } = await withoutItsPage('/temas/razon-de-liquidez', 'page-catalog')
  await heart(page, 'Razón de liquidez').click()
  await answerAfterDoubts(page)
  arrive()
  await questionsOf(page).getByText('Así es.').waitFor()
  await eventually(() => isLiked(page, 'Razón de liquidez'))
})

async function heldBack(path: string, name: string) {
  let letGo = () => {}
  const page = await visit(path, {
    until: 'commit',
    prepare: async (page) => {
      letGo = await holdScripts(page)
    },
  })
  await heading(page, name).waitFor()
  await page.locator('#datos').waitFor({ state: 'attached' })
  return { page, letGo }
}

test('a form that is sent while its frontend takes over is sent with what was typed before', async () => {
  const person = await anAccount(site())
  const { page, letGo } = await heldBack('/login?volver=%2Fminegocio', 'Inicia sesión')
  await page.getByLabel('Correo electrónico').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.evaluate(() => {
    // The frontend has got its element, and has rendered nothing yet.
    const send = () => document.querySelector<HTMLElement>('main button[type=submit]')?.click()
    new MutationObserver(send).observe(document.querySelector('main') as HTMLElement, {
      attributeFilter: ['data-path'],
      subtree: true,
    })
  })
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Semáforo financiero' }).waitFor()
})

const hydrationFailures = async () => {
  const metrics = await (await fetch(`${site().url}/metrics`)).text()
  const counts = metrics.matchAll(/frontend_failures_total\{[^}]*kind="hydrate"\} (\d+)/g)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

test('a page that is rendered differently is rendered anew and reported, one of another release is no fault', async () => {
  const before = await hydrationFailures()
  const ofYesterday = (html: string) => html.replace('claros en dos minutos</h1>', 'de ayer</h1>')
  const ofAnother = (html: string) =>
    ofYesterday(html).replace(/data-release="[^"]*"/, 'data-release="sha384-other"')
  for (const change of [ofAnother, ofYesterday]) {
    const page = await visit('/home', {
      ...(change === ofYesterday && { faults: /Minified React error/ }),
      prepare: (page) => changeDocument(page, change),
    })
    await heading(page, 'Tus números, claros en dos minutos').waitFor()
    expect(await page.getByText('de ayer').count()).toBe(0)
  }
  await eventually(async () => (await hydrationFailures()) > before)
})

test('without JavaScript a path that is no page leads on, pages are walked by links, and forms say what they need', async () => {
  const page = await visit('/temas/nunca', {
    javaScriptEnabled: false,
    until: 'domcontentloaded',
    faults: /status of 404/,
  })
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await heading(page, 'Tus números, claros en dos minutos').waitFor()
  await page.locator('.without-script').waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Roadmaps' }).click()
  await heading(page, 'Roadmaps').waitFor()
  await page.getByText('Cobra a tiempo').first().waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión').waitFor()
  const note = page.locator('main noscript')
  await note.waitFor()
  expect(await note.textContent()).toContain('Este formulario necesita JavaScript')
  await page.goto(new URL('/modelo', site().url).href, { waitUntil: 'domcontentloaded' })
  await page.getByText('Acierta en 57 de 100 pares').waitFor()
  await page.locator('summary').last().click()
  await page.getByRole('cell', { name: '0.570' }).waitFor()
})

test('the classes of a document are those of its styles', async () => {
  const html = await documentOf(site(), '/home')
  const sheets = [...html.matchAll(/<link[^>]*href="([^"]*\.css)"/g)].map(([, href]) => href ?? '')
  const styles = await Promise.all(
    sheets.map(async (href) => (await fetch(new URL(href, site().url))).text()),
  )
  const css = styles.join('')
  const unknown = [...html.matchAll(/class="([^"]*)"/g)]
    .flatMap(([, names]) => names?.split(' ') ?? [])
    .filter((name) => /-[\w-]{6}$/.test(name) && !css.includes(name))
  expect(unknown.filter((name) => !/^lucide/.test(name))).toEqual([])
})

test('answers of a document go to no other page than theirs', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const asked: string[] = []
  const page = await visit('/home', {
    until: 'commit',
    prepare: async (page) => {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.route('**/remotes/learning/**/*.js', async (route) => {
        await held
        await route.continue()
      })
    },
  })
  await headerReacts(page)
  await page.evaluate(() => history.pushState(null, '', '/nosotros'))
  await heading(page, 'Nosotros').waitFor()
  letGo()
  await page.evaluate(() => history.pushState(null, '', '/home'))
  await heading(page, 'Tus números, claros en dos minutos').waitFor()
  await eventually(() => asked.includes('/api/catalog/tags'))
})

test('a slider that is moved before any script is there counts, and nothing moves when it comes', async () => {
  let letGo = () => {}
  const page = await visit('/home', {
    until: 'commit',
    prepare: async (page) => {
      letGo = await holdScripts(page)
    },
  })
  const trial = page.getByRole('region', { name: 'Prueba con una tienda de abarrotes' })
  const light = (color: string) => trial.getByRole('img', { name: `Semáforo en ${color}` })
  await light('verde').waitFor()
  await trial.getByRole('slider', { name: 'Deudas' }).fill('600000')
  await laidOut(page)
  const before = await trial.boundingBox()
  letGo()
  await light('rojo').waitFor()
  expect(await trial.boundingBox()).toEqual(before)
  await trial.getByRole('link', { name: 'Hacerlo con mis cifras' }).click()
  await heading(page, 'Tu diagnóstico, sin cuenta').waitFor()
})
