import { createTag } from '@semaforo/contracts'
import type { Page } from 'playwright-core'
import { at, enter, heading, press } from '../support/account-steps.ts'
import { anAccount, logIn, signedInAs } from '../support/accounts.ts'
import { emptyShell } from '../support/empty-shell.ts'
import { eventually, pollApi } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { laidOut } from '../support/laid-out.ts'
import { runningProduct } from '../support/product.ts'
import { aRecordOf } from '../support/records.ts'
import { learn, questionsOf } from '../support/topic-questions.ts'

const { visit, site } = runningProduct()

const topic = 'razon-de-liquidez'
const topics = (page: Page) => page.getByRole('list', { name: 'Temas' }).getByRole('link')
const facades = (page: Page) => page.getByRole('button', { name: /^Reproducir: / })
const learned = (page: Page) => questionsOf(page).getByRole('heading', { name: 'Ya aprendiste este tema' })

async function playFirst(page: Page) {
  await facades(page).first().click()
  const frame = page.frameLocator('iframe')
  const progress = frame.getByRole('slider', { name: 'Avance de la lección' })
  await progress.waitFor()
  return { frame, progress, seconds: async () => Number(await progress.inputValue()) }
}

/** The headers of an admin's requests. */
async function asAdmin(): Promise<Record<string, string>> {
  const { token } = await logIn(site())
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}

/** The ids of the topics that the account has learned, on the server. */
async function onServer(account: Parameters<typeof logIn>[1]): Promise<number[]> {
  const { token } = await logIn(site(), account)
  const answer = await fetch(new URL('/api/me/progress', site().url), {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { learned: { id: number }[] }).learned.map(({ id }) => id)
}

test('a lesson plays in our own player scene by scene, and leads to its questions at the end', async () => {
  const page = await visit('/home?tema=punto-de-equilibrio')
  const { frame, progress, seconds } = await playFirst(page)
  const early = await seconds()
  await eventually(async () => (await seconds()) > early + 0.3)
  await frame.getByRole('button', { name: 'Pausar' }).click()
  await frame.getByRole('button', { name: 'Reproducir' }).waitFor()
  await progress.press('Home')
  await frame.getByText(/^1 de \d/).waitFor()
  await progress.press('ArrowRight')
  await progress.press('ArrowRight')
  await frame.getByText(/^2 de \d/).waitFor()
  const held = await seconds()
  await frame.locator('body').evaluate(async () => {
    for (let frames = 0; frames < 12; frames++) await new Promise(requestAnimationFrame)
  })
  expect(await seconds()).toBe(held)
  const speed = frame.getByRole('button', { name: /^Velocidad: / })
  for (const next of ['Velocidad: 1.5×', 'Velocidad: 0.75×', 'Velocidad: 1×']) {
    await speed.click()
    expect(await speed.getAttribute('aria-label')).toBe(next)
  }
  await frame.getByRole('button', { name: 'Reproducir' }).click()
  await eventually(async () => (await seconds()) > held)
  await progress.press('End')
  await frame.getByRole('button', { name: 'Ver otra vez' }).waitFor()
  await page.getByRole('link', { name: 'Comprobar lo que aprendí' }).click()
  await page.waitForURL('**/temas/punto-de-equilibrio#preguntas')
  const questions = page.getByRole('heading', { name: '¿Ya lo dominas?' })
  await questions.waitFor()
  await eventually(() => questions.evaluate((heading) => heading === document.activeElement))
})

test('on a phone six topics show until all are asked for, lessons stand upright, and more come at the end', async () => {
  const page = await visit('/home?tema=resico', { viewport: { width: 360, height: 500 } })
  await page.getByRole('heading', { level: 3, name: 'RESICO' }).waitFor()
  const visible = () =>
    topics(page).evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.textContent),
    )
  await eventually(async () => (await visible()).length === 7)
  expect((await visible()).at(-1)).toBe('RESICO')
  const list = page.getByRole('list', { name: 'Temas' })
  expect(await list.getByRole('button', { name: /^Me gusta: / }).count()).toBe(7)
  await page.getByRole('button', { name: 'Ver los 24' }).click()
  await eventually(async () => (await visible()).length === 24)
  await isFocused(page, { textContent: 'Estado de resultados' })
  expect(await page.getByRole('button', { name: /^Ver los/ }).count()).toBe(0)

  await page.goto(new URL('/home?tema=flujo-de-efectivo', page.url()).href)
  await facades(page).first().waitFor()
  await laidOut(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('pageToken')) asked.push(request.url())
  })
  const scrollEndTo = (below: number) =>
    page.evaluate(async (distance) => {
      const list = document.querySelector('#temas section ul')
      scrollBy({
        top: (list?.getBoundingClientRect().bottom ?? 0) - innerHeight - distance,
        behavior: 'instant',
      })
      // After two frames the intersection observer has handled this scroll.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    }, below)
  await scrollEndTo(320)
  expect(asked).toEqual([])
  await scrollEndTo(150)
  await eventually(() => asked.length === 1)

  await page.setViewportSize({ width: 360, height: 740 })
  const { frame, progress } = await playFirst(page)
  await frame.getByRole('button', { name: 'Pausar' }).click()
  await progress.press('Home')
  await eventually(async () => {
    const box = await page.locator('iframe').boundingBox()
    return box !== null && box.height / box.width > 1.3
  })
  const words = frame.getByText('La refaccionaria de Lupita')
  await words.waitFor()
  expect(
    await words.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
  ).toBeGreaterThanOrEqual(18)
  await frame.getByRole('img', { name: /^Vendido: / }).waitFor()
})

test('a video of the real provider plays in its cookie-free player after a click, and its refusal is explained', async () => {
  const player = `<script>
    addEventListener('message', ({ data, origin, source }) => {
      if (JSON.parse(data).func === 'addEventListener')
        source.postMessage(JSON.stringify({ event: 'onError', info: 150 }), origin)
    })
  </script>`
  const foreign: string[] = []
  const page = await visit('/home?tema=resico', {
    prepare: async (page) => {
      const items = [{ id: 'abc_DEF-123', title: 'RESICO en breve', channelName: 'Finanzas MX' }]
      await page.route('**/api/videos?*', (route) => route.fulfill({ json: { items } }))
      await page.route(/ytimg|youtube/, (route) => {
        foreign.push(new URL(route.request().url()).host)
        return route.fulfill({ contentType: 'text/html', body: player })
      })
    },
  })
  await facades(page).first().waitFor()
  expect(foreign).not.toContain('www.youtube-nocookie.com')
  await facades(page).first().click()
  await page.getByText('Quien publicó este video no permite verlo en otros sitios.').waitFor()
  expect(foreign).toContain('www.youtube-nocookie.com')
})

test.each([360, 1280])(
  'at %i px «Ir a Inicio» leads to the topics of that page, and they stay there',
  async (width) => {
    const page = await visit('/roadmaps', { viewport: { width, height: 500 } })
    await page.getByRole('link', { name: 'Ir a Inicio' }).first().click()
    await at(page, '/home')
    await isFocused(page, { id: 'temas' })
    const topics = page.locator('#temas')
    await page.getByRole('slider').first().waitFor()
    await eventually(() => topics.evaluate((topics) => Math.abs(topics.getBoundingClientRect().top) < 200))
  },
)

test('the cards of roadmaps leave no hole in the grid, also where one is open or the last one alone', async () => {
  const page = await visit('/roadmaps', {
    prepare: async (page) => {
      await emptyShell(page)
      const json = [1, 2, 3].map((id) => ({ id, title: `Ruta ${id}`, tags: ['Flujo de efectivo'] }))
      await page.route('**/api/catalog/roadmaps', (route) => route.fulfill({ json }))
    },
  })
  await press(page, 'Ruta 1')
  const boxes = await page.getByRole('article').evaluateAll((all) =>
    all.map((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect()
      return { top, bottom, left, right }
    }),
  )
  const [first, second, last] = boxes
  expect([second?.top, second?.bottom]).toEqual([first?.top, first?.bottom])
  expect([last?.left, last?.right]).toEqual([first?.left, second?.right])
})

test('what a lesson says is found with its scene, and opens there each time', async () => {
  const page = await visit('/home')
  // The second time the topic is cached, and shown at once.
  for (let visits = 0; visits < 2; visits++) {
    await page.getByRole('searchbox', { name: 'Busca un tema' }).fill('proveedores')
    const first = page.getByRole('region', { name: 'En las lecciones' }).getByRole('link').first()
    const [path, scene] = (await first.getAttribute('href'))?.split('#') ?? []
    await first.press('Enter')
    await at(page, path as string)
    const place = page.locator(`[id="${scene}"]`)
    await place.waitFor()
    await eventually(() => place.evaluate((scene) => scene === document.activeElement))
    await eventually(() => place.evaluate((scene) => Math.abs(scene.getBoundingClientRect().top) < 400))
    await page.goBack()
  }
})

test('a tag with markup in its name is shown as it is written', async () => {
  const name = '</script><script>alert(1)</script>'
  const answer = await fetch(new URL(createTag.path, site().url), {
    method: 'POST',
    headers: await asAdmin(),
    body: JSON.stringify({ name, description: '<img src=x onerror=alert(1)>' }),
  })
  const { slug } = (await answer.json()) as { slug: string }
  await eventually(async () => (await fetch(new URL(`/temas/${slug}`, site().url))).ok)
  const page = await visit(`/temas/${slug}`)
  await heading(page, name)
  await page.locator('main').getByText('<img src=x onerror=alert(1)>').waitFor()
  expect(await page.title()).toBe(`${name} · Semáforo PyME`)
})

test("a guest's progress moves to the account that accepts it", async () => {
  const person = await anAccount(site())
  const page = await visit(`/temas/${topic}`)
  await learn(page, topic)
  await learned(page).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión')
  await page.getByLabel('Guardar en mi cuenta el tema que aprendí en este navegador').waitFor()
  await enter(page, person)
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).waitFor()
  await pollApi(async () => (await onServer(person)).join() === '3')
  await eventually(() => page.evaluate(() => localStorage.getItem('semaforo.progress') === null))
})

test('progress that waits survives a sign-in in another tab, and is sent from the page of another frontend', async () => {
  const person = await anAccount(site())
  const { user, token } = await logIn(site(), person)
  const page = await visit('/FAQ')
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).waitFor()
  // As another tab writes them: what waits is there when this one hears of the session.
  await page.evaluate(
    (written) => {
      for (const [key, value] of written) localStorage.setItem(key, value)
      for (const [key] of written) dispatchEvent(new StorageEvent('storage', { key }))
    },
    [
      ['semaforo.user', JSON.stringify(user)],
      ['semaforo.token', JSON.stringify(token)],
      [`semaforo.waiting.${user.id}.outbox.learning.progress`, JSON.stringify({ 3: true })],
    ] as const,
  )
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).waitFor()
  await pollApi(async () => (await onServer(person)).join() === '3')
})

test('home begins with the light and the first step of the plan, which move nothing in sight and which guests do not load', async () => {
  const loaded: string[] = []
  await visit('/home', {
    prepare: async (page) => void page.on('request', (request) => loaded.push(request.url())),
  })
  const chunks = loaded.map((url) => /(page-home|later-own-home)\.\w+\.js$/.exec(url)?.[1])
  expect(chunks.filter(Boolean)).toEqual(['page-home'])

  const account = await anAccount(site())
  await aRecordOf(site(), account, { score: 60 })
  for (const width of [1280, 360]) {
    const asked = Promise.withResolvers<void>()
    const home = await visit('/home', {
      ...(await signedInAs(site(), account)),
      viewport: { width, height: 740 },
      prepare: (page) =>
        page.route('**/api/modelData', async (route) => {
          await asked.promise
          await route.continue()
        }),
    })
    const topics = home.getByRole('heading', { name: '¿Qué quieres entender hoy?' })
    await home.getByRole('heading', { level: 1, name: /^Hola, / }).waitFor()
    await laidOut(home)
    const before = await topics.boundingBox()
    asked.resolve()
    const light = home.getByRole('region', { name: 'Amarillo: hay que revisar' })
    const step = await light
      .getByText(/^Tu siguiente paso:/)
      .locator('b')
      .textContent()
    await home.getByRole('region', { name: 'Para seguir aprendiendo' }).waitFor()
    await laidOut(home)
    if (width === 1280) expect(await topics.boundingBox()).toEqual(before)
    else expect(before?.y).toBeGreaterThan(740)
    await light.getByRole('link', { name: 'Ver mi resultado y mi plan' }).click()
    await home
      .getByRole('region', { name: /^Tu plan de/ })
      .getByText(step ?? '', { exact: true })
      .waitFor()
  }
})
