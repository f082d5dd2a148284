import type { Page } from 'playwright-core'
import type { Account } from './accounts.ts'

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** Waits until the page is at a path. */
export const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)
export const email = (page: Page) => page.getByLabel('Correo electrónico')
export const password = (page: Page) => page.getByLabel('Contraseña', { exact: true })

/** Fills in and submits the login form of the page. */
export async function enter(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await email(page).fill(account.email)
  await password(page).fill(account.password)
  await press(page, 'Entrar')
}

/** Fills in and submits the registration form of the page. */
export async function signUp(page: Page, person: Account): Promise<void> {
  await page.getByLabel('Nombre').fill(person.firstName)
  await page.getByLabel('Apellidos').fill(person.lastName)
  await email(page).fill(person.email)
  await password(page).fill(person.password)
  await press(page, 'Crear cuenta')
}

/**
 * Performs an action that shows a text and then redirects to a path; returns how long the text was visible, in
 * ms measured inside the page, so that a slow test does not shorten it.
 */
export async function leaves(
  page: Page,
  { text, path, after }: { text: string; path: string; after: () => Promise<unknown> },
): Promise<number> {
  const watch = await page.evaluateHandle(
    (awaited) => {
      const left = Promise.withResolvers<number>()
      let shownAt: number | undefined
      const observer = new MutationObserver(() => {
        if (document.body.textContent.includes(awaited.text)) shownAt ??= performance.now()
        if (shownAt === undefined || location.pathname !== awaited.path) return
        observer.disconnect()
        left.resolve(performance.now() - shownAt)
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true })
      return { left: left.promise }
    },
    { text, path },
  )
  await after()
  await page.waitForURL((url) => url.pathname === path)
  return watch.evaluate(({ left }) => left)
}
