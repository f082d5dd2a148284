import { email, enter, press } from '../support/account-steps.ts'
import { anAccount, closeOwnAccount } from '../support/accounts.ts'
import { returnPathFor } from '../support/mails.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()
const faults = /status of 4\d\d/

/** A person who closed their account. */
async function aReturner() {
  const person = await anAccount(site())
  await closeOwnAccount(site(), person)
  return person
}

test('who signs in to a closed account is led by mail to take it up again', async () => {
  const person = await aReturner()
  const page = await visit('/login', { faults })
  await enter(page, person)
  await page.getByRole('alert').getByText('Eliminaste esta cuenta. Te enviamos un correo').waitFor()
  await page.goto(new URL(await returnPathFor(site().dataDir, person.email), site().url).href)
  await press(page, 'Retomar mi cuenta')
  await page.getByText('Tu cuenta está activa otra vez.').waitFor()
  await page.getByRole('link', { name: 'Iniciar sesión', exact: true }).last().click()
  await enter(page, person)
  await page.waitForURL('**/home')
})

test('erasing asks once more; the link is then used up, and another is a press away', async () => {
  const person = await aReturner()
  const page = await visit('/login/return', { faults })
  await email(page).fill(person.email)
  await press(page, 'Enviar enlace')
  await page.getByText('El correo se ha enviado con éxito').waitFor()
  const link = new URL(await returnPathFor(site().dataDir, person.email), site().url).href
  await page.goto(link)
  await press(page, 'Borrar mi cuenta')
  const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta y todos sus datos?' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await press(page, 'Borrar mi cuenta')
  await press(page, 'Sí, borrar para siempre')
  await page.getByText('Borramos tu cuenta y sus datos.').waitFor()
  await page.goto(link)
  await page.getByText('Este enlace ya no es válido').waitFor()
  await page.getByRole('button', { name: 'Pedir otro enlace' }).waitFor()
})

test('a question stays while what was confirmed is under way', async () => {
  const token = 'a'.repeat(43)
  const page = await visit(`/login/return/${token}.${token}`, {
    prepare: (page) => page.route('**/api/auth/return/*', () => undefined),
  })
  await press(page, 'Borrar mi cuenta')
  const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta y todos sus datos?' })
  await press(page, 'Sí, borrar para siempre')
  await dialog.getByRole('button', { name: 'Sí, borrar para siempre', disabled: true }).waitFor()
  await dialog.getByRole('button', { name: 'Cancelar' }).click({ force: true })
  await dialog.waitFor()
  // The second one a browser does not let a page refuse.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  await dialog.and(page.locator(':modal')).waitFor()
})
