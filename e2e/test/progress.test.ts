import type { Page } from 'playwright-core'
import { at, enter, heading, press } from '../support/account-steps.ts'
import { anAccount, logIn, signedInAs } from '../support/accounts.ts'
import { emptyShell } from '../support/empty-shell.ts'
import { endSessions } from '../support/end-elsewhere.ts'
import { eventually } from '../support/eventually.ts'
import { isFocused } from '../support/focus.ts'
import { disconnect } from '../support/offline.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { answer, learn, questionsAbout, questionsOf } from '../support/topic-questions.ts'

const { visit, site } = productOfRun()

const topic = 'razon-de-liquidez'
const learned = (page: Page) => questionsOf(page).getByRole('heading', { name: 'Ya aprendiste este tema' })
const go = (page: Page, path: string) => page.goto(new URL(path, site().url).href)
const onRoadmap = (page: Page) => page.locator('main').getByText('Llevas 1 de 4')

/** The ids of the topics that the account has learned, on the server. */
async function onServer(account: Parameters<typeof logIn>[1]): Promise<number[]> {
  const { token } = await logIn(site(), account)
  const answer = await fetch(new URL('/api/me/progress', site().url), {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { learned: { id: number }[] }).learned.map(({ id }) => id)
}

test('a wrong answer is explained and leads to its scene; three right ones end in a learned topic', async () => {
  const page = await visit(`/temas/${topic}`)
  const [first] = await questionsAbout(page, topic)
  const wrong = first?.answers.find(({ right }) => !right)
  await questionsOf(page).getByRole('button', { name: 'Responder' }).click()
  await questionsOf(page).getByText('Elige una respuesta.').waitFor()
  await answer(page, wrong?.text ?? '')
  await questionsOf(page)
    .getByText(wrong?.why ?? '')
    .waitFor()
  await questionsOf(page)
    .getByRole('link', { name: /^Repasar/ })
    .click()
  await page.waitForURL(`**/temas/${topic}#${first?.scene.id}`)
  await learn(page, topic)
  await learned(page).waitFor()
  await questionsOf(page).getByText('Llevas 1 de 4 temas del roadmap «Liquidez sin sustos».').waitFor()
  await questionsOf(page).getByRole('link', { name: 'Seguir con Prueba ácida' }).click()
  await page.getByRole('heading', { level: 1, name: 'Prueba ácida' }).waitFor()
})

test('by keyboard alone the focus stays with the questions', async () => {
  const page = await visit(`/temas/${topic}`)
  const hasFocus = () => questionsOf(page).evaluate((section) => section.contains(document.activeElement))
  for (const [at, { answers }] of (await questionsAbout(page, topic)).entries()) {
    await questionsOf(page)
      .getByText(`Pregunta ${at + 1} de 3`)
      .waitFor()
    await questionsOf(page)
      .getByRole('radio', { name: answers.find(({ right }) => right)?.text ?? '' })
      .press('Space')
    await page.keyboard.press('Enter')
    await isFocused(page, { textContent: at < 2 ? 'Siguiente pregunta' : 'Terminar' })
    await page.keyboard.press('Enter')
    expect(await hasFocus()).toBe(true)
  }
  await learned(page).waitFor()
  await questionsOf(page).getByRole('button', { name: 'Repetir las preguntas' }).press('Enter')
  await questionsOf(page).getByText('Pregunta 1 de 3').waitFor()
  expect(await hasFocus()).toBe(true)
})

test("a guest's progress stays in the browser, and the roadmaps say how far it goes", async () => {
  const page = await visit(`/temas/${topic}`)
  await learn(page, topic)
  await questionsOf(page).getByText('Tu avance se guarda en este navegador.').waitFor()
  await go(page, '/roadmaps')
  await onRoadmap(page).waitFor()
  await page.getByRole('link', { name: 'Ver paso a paso de Liquidez sin sustos' }).click()
  const step = page.getByRole('region', { name: 'Los temas' }).getByRole('listitem').nth(2)
  await step.getByText('Aprendido').waitFor()
  await page.getByRole('link', { name: 'Seguir con Flujo de efectivo' }).waitFor()
})

test('a topic that was learned can be taken back, and that be undone', async () => {
  const page = await visit(`/temas/${topic}`)
  await learn(page, topic)
  await questionsOf(page).getByRole('button', { name: 'Quitarlo de lo aprendido' }).click()
  await questionsOf(page).getByText('Pregunta 1 de 3').waitFor()
  await questionsOf(page).getByRole('button', { name: 'Deshacer' }).click()
  await learned(page).waitFor()
  await questionsOf(page).getByRole('button', { name: 'Repetir las preguntas' }).click()
  await questionsOf(page).getByText('Pregunta 1 de 3').waitFor()
  await page.reload()
  await learned(page).waitFor()
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
  await eventually(async () => (await onServer(person)).join() === '3')
  expect(await page.evaluate(() => localStorage.getItem('semaforo.progress'))).toBeNull()
})

test('a tab that hears of a sign-in elsewhere leaves alone what is on its way to the account', async () => {
  const { user, token } = await logIn(site(), await anAccount(site()))
  const page = await visit('/roadmaps')
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).waitFor()
  const waiting = await page.evaluate(
    (written) => {
      // As another tab writes them: what waits is there when this one hears of the session.
      for (const [key, value] of written) localStorage.setItem(key, value)
      for (const [key] of written) dispatchEvent(new StorageEvent('storage', { key }))
      return localStorage.getItem(written[2][0])
    },
    [
      ['semaforo.user', JSON.stringify(user)],
      ['semaforo.token', JSON.stringify(token)],
      [`semaforo.waiting.${user.id}.outbox.learning.progress`, JSON.stringify({ 3: true })],
    ] as const,
  )
  expect(waiting).toBe('{"3":true}')
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).waitFor()
})

test('what is learned on one screen shows on another', async () => {
  const person = await anAccount(site())
  const one = await visit(`/temas/${topic}`, await signedInAs(site(), person))
  const other = await visit('/roadmaps', await signedInAs(site(), person))
  await learn(one, topic)
  await learned(one).waitFor()
  await onRoadmap(other).waitFor()
  await questionsOf(one)
    .getByText(/^Lo aprendiste el \d+ de /)
    .waitFor()
})

test('what is learned without a connection waits, and reaches the account with it', async () => {
  const person = await anAccount(site())
  const page = await visit(`/temas/${topic}`, {
    ...(await signedInAs(site(), person)),
    faults: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  })
  await questionsOf(page).getByText('Pregunta 1 de 3').waitFor()
  await disconnect(page)
  await learn(page, topic)
  await questionsOf(page).getByText('Aún no llega a tu cuenta').waitFor()
  expect(await onServer(person)).toEqual([])
  await page.context().setOffline(false)
  await eventually(async () => (await onServer(person)).join() === '3')
  await questionsOf(page).getByText('Aún no llega a tu cuenta').waitFor({ state: 'detached' })
})

test('what waits when the server ends the session reaches the account when its owner signs in again', async () => {
  const person = await anAccount(site())
  const page = await visit(`/temas/${topic}`, {
    ...(await signedInAs(site(), person)),
    faults: /ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/,
  })
  await questionsOf(page).getByText('Pregunta 1 de 3').waitFor()
  await disconnect(page)
  await learn(page, topic)
  await questionsOf(page).getByText('Aún no llega a tu cuenta').waitFor()
  await endSessions(site(), person)
  await page.context().setOffline(false)
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).click()
  await enter(page, person)
  await at(page, '/home')
  await eventually(async () => (await onServer(person)).join() === '3')
})

test('what waits is sent from the page of another frontend', async () => {
  const person = await anAccount(site())
  const { user } = await logIn(site(), person)
  await visit('/minegocio', {
    ...(await signedInAs(site(), person)),
    prepare: (page) =>
      page.addInitScript(
        (key) => localStorage.setItem(key, JSON.stringify({ 3: true })),
        `semaforo.waiting.${user.id}.outbox.learning.progress`,
      ),
  })
  await eventually(async () => (await onServer(person)).join() === '3')
})

test('what has reached the account stays learned where a later topic has to wait', async () => {
  const person = await anAccount(site())
  const { user } = await logIn(site(), person)
  const page = await visit(`/temas/${topic}`, {
    ...(await signedInAs(site(), person)),
    faults: /Failed to load resource/,
    prepare: async (page) => {
      await page.addInitScript(
        (key) => localStorage.setItem(key, JSON.stringify({ 3: true, 4: true })),
        `semaforo.waiting.${user.id}.outbox.learning.progress`,
      )
      await page.route('**/api/me/progress/tag/4', (route) => route.abort())
    },
  })
  await questionsOf(page).getByText('Aún no llega a tu cuenta').waitFor()
  await learned(page).waitFor()
  expect(await onServer(person)).toEqual([3])
})

test('a topic without questions is learned by the word of its reader', async () => {
  const page = await visit(`/temas/${topic}`, {
    prepare: async (page) => {
      await emptyShell(page)
      await page.route(`**/api/catalog/tags/${topic}/page`, async (route) => {
        const { page: shown } = (await (await route.fetch()).json()) as { page: object }
        await route.fulfill({ json: { page: { ...shown, questions: [] } } })
      })
    },
  })
  await press(page, 'Ya lo aprendí')
  await learned(page).waitFor()
})
