import type { Page } from 'playwright-core'
import { at } from './account-steps.ts'
import { type Account, logIn } from './accounts.ts'
import type { Site } from './site.ts'

type Credentials = Pick<Account, 'email' | 'password'>

/** Ends every session of a person from another device. */
export async function endSessions(site: Site, person: Credentials): Promise<void> {
  const { token } = await logIn(site, person)
  const answer = await fetch(new URL('/api/me/end-sessions', site.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
}

/** The session of a page ends elsewhere, and the page asks to sign in again. */
export async function endElsewhere(site: Site, page: Page, person: Credentials): Promise<void> {
  await endSessions(site, person)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await at(page, '/login')
  await page.getByRole('status').getByText('Tu sesión terminó.').waitFor()
}
