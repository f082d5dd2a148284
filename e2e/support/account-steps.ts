import type { Page } from 'playwright-core'
import type { Account } from './accounts.ts'

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const pathOf = (page: Page) => new URL(page.url()).pathname
/** Waits until the page is at a path. */
export const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
export const email = (page: Page) => page.getByLabel('Correo electrónico')
export const password = (page: Page) => page.getByLabel('Contraseña', { exact: true })

/** Fills in the login that is shown and sends it. */
export async function enter(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await email(page).fill(account.email)
  await password(page).fill(account.password)
  await press(page, 'Entrar')
}

/** Closes every session from the page of the open ones. */
export async function endAllSessions(page: Page, { password }: Pick<Account, 'password'>): Promise<void> {
  await press(page, 'Cerrar todas las sesiones')
  await page.getByLabel('Contraseña actual').fill(password)
  await press(page, 'Sí, cerrar todas')
}

/** Fills in the registration that is shown and sends it. */
export async function signUp(page: Page, person: Account): Promise<void> {
  await page.getByLabel('Nombre').fill(person.firstName)
  await page.getByLabel('Apellidos').fill(person.lastName)
  await email(page).fill(person.email)
  await password(page).fill(person.password)
  await press(page, 'Crear cuenta')
}

/**
 * Waits until a text is there and then until the page has left for a path; how long it took in milliseconds.
 */
export async function leaves(page: Page, text: string, path: string): Promise<number> {
  await page.getByText(text, { exact: true }).waitFor()
  const began = performance.now()
  await page.waitForURL((url) => url.pathname === path)
  return performance.now() - began
}
