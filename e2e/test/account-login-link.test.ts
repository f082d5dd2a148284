import { email, enter, leaves, press } from '../support/account-steps.ts'
import { type Account, anAccount } from '../support/accounts.ts'
import { loginLinkFor } from '../support/mails.ts'
import { runningProduct } from '../support/product.ts'

// The guesses come from many networks: the test sends the header of an operator's proxy.
const { visit, site } = runningProduct(() => ({ TRUST_PROXY: '1' }))

const faults = /status of 4\d\d/

async function strangersGuessAt({ email }: Account, count: number): Promise<number[]> {
  const guess = async (n: number) => {
    const answer = await fetch(new URL('/api/auth/login', site().url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` },
      body: JSON.stringify({ email, password: 'No-es-esta-1' }),
    })
    await answer.body?.cancel()
    return answer.status
  }
  const statuses: number[] = []
  // Ten at a time: with more at once some would time out before their password is hashed.
  while (statuses.length < count) {
    const batch = Array.from({ length: Math.min(10, count - statuses.length) }, (_, n) =>
      guess(statuses.length + n),
    )
    statuses.push(...(await Promise.all(batch)))
  }
  return statuses
}

test('during a guessing attack a new browser logs in by the link in the mail and a known one as always', async () => {
  const person = await anAccount(site())
  const known = await visit('/login')
  await enter(known, person)
  await known.waitForURL('**/home')
  await known.getByRole('banner').getByRole('link', { name: 'Perfil' }).click()
  await press(known, 'Cerrar sesión')
  await known.waitForURL('**/home')

  const statuses = await strangersGuessAt(person, 101)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)

  const elsewhere = { extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' }, faults }
  const page = await visit('/login', elsewhere)
  await enter(page, person)
  await page
    .getByRole('alert')
    .getByText(/te enviamos un correo con un enlace: ábrelo en este navegador y podrás iniciar sesión\.$/)
    .waitFor()
  const link = await loginLinkFor(site().dataDir, person.email)
  await page.goto(new URL(link, site().url).href)
  const text = 'Listo: ya puedes iniciar sesión en este navegador.'
  await leaves(page, { text, path: '/login', after: () => press(page, 'Usar este navegador') })
  await enter(page, person)
  await page.waitForURL('**/home')

  const another = await visit(link, elsewhere)
  await press(another, 'Usar este navegador')
  await another
    .getByRole('alert')
    .getByText('Este enlace ya no es válido. Inicia sesión para recibir otro.')
    .waitFor()

  await known.goto(new URL('/login', site().url).href)
  await enter(known, person)
  await known.waitForURL('**/home')
})

test('an invalid link leads to the login', async () => {
  const page = await visit('/login/link/roto')
  await page.getByText('Este enlace ya no es válido. Inicia sesión para recibir otro.').waitFor()
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
  await email(page).waitFor()
})
