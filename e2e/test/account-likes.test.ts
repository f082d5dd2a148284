import type { Page } from 'playwright-core'
import { enter, heading, press } from '../support/account-steps.ts'
import { anAccount } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const offer = (page: Page) => page.getByRole('checkbox', { name: /^Guardar en mi cuenta/ })
const isNotOffered = async (page: Page) => {
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  expect(await offer(page).count()).toBe(0)
}
const toLogin = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Log-In' }).click()
  await heading(page, 'Inicia sesión')
}
const logOut = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await press(page, 'Cerrar sesión')
  await page.waitForURL('**/home')
}
/** The likes on the server of the user who is signed in on this page. */
const onServer = (page: Page) =>
  page.evaluate(async () => {
    const authorization = `Bearer ${JSON.parse(localStorage.getItem('semaforo.token') ?? '""')}`
    const answer = await fetch('/api/me/likes', { headers: { authorization } })
    return (await answer.json()) as { likedTagIds: number[]; likedRoadmapIds: number[] }
  })
const liking = async () => {
  const page = await visit('/home')
  await press(page, 'Me gusta: Flujo de efectivo')
  await page.goto(new URL('/roadmaps', site().url).href)
  await press(page, 'Me gusta: Cobra a tiempo')
  return page
}

test("a guest's likes move to the account that accepts them, and are not offered again", async () => {
  const person = await anAccount(site())
  const page = await liking()
  await toLogin(page)
  await page.getByLabel('Guardar en mi cuenta los 2 favoritos que marqué en este navegador').waitFor()
  await enter(page, person)
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).waitFor()
  await eventually(async () => {
    const { likedTagIds, likedRoadmapIds } = await onServer(page)
    return likedTagIds[0] === 1 && likedRoadmapIds[0] === 5
  })
  await page.waitForURL('**/home')
  await page.getByRole('region', { name: 'Tus roadmaps favoritos' }).getByText('Cobra a tiempo').waitFor()
  await logOut(page)
  await toLogin(page)
  await isNotOffered(page)
})

test('declined likes stay with the guest, and are not offered again', async () => {
  const person = await anAccount(site())
  const page = await liking()
  await toLogin(page)
  await offer(page).uncheck()
  await enter(page, person)
  await page.waitForURL('**/home')
  expect(await onServer(page)).toMatchObject({ likedTagIds: [], likedRoadmapIds: [] })
  await logOut(page)
  const heart = page.getByRole('button', { name: 'Me gusta: Flujo de efectivo' })
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await toLogin(page)
  await isNotOffered(page)
})

test('a guest without likes gets no offer', async () => {
  const page = await visit('/login')
  await heading(page, 'Inicia sesión')
  await isNotOffered(page)
})

test('likes lead to recommendations that show how well they match', async () => {
  const person = await anAccount(site())
  const page = await visit('/home')
  for (const name of ['Flujo de efectivo', 'Capital de trabajo', 'Razón de liquidez'])
    await press(page, `Me gusta: ${name}`)
  await toLogin(page)
  await enter(page, person)
  await page.waitForURL('**/home')
  await page.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  const recommended = page.getByRole('region', { name: 'Recomendados para ti' })
  const card = recommended.getByRole('listitem').filter({ hasText: 'Liquidez sin sustos' }).first()
  await card.getByText('75 % afín').waitFor()
  await card.getByText('Te gustan 3 de sus 4 temas').waitFor()
})
