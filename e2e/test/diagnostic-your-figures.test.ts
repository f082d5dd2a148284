import { readRecord } from '@semaforo/contracts'
import { anAccount, logIn, signedInAs } from '../support/accounts.ts'
import { productOfRun } from '../support/product-of-run.ts'
import { aRecordOf } from '../support/records.ts'

const { visit, site } = productOfRun()

const statusFor = async (id: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(site().url + readRecord.path.replace(':id', id), { headers })).status
}

test('the page says that only their owner sees the figures on the site, and so it is', async () => {
  const owner = await anAccount(site())
  const page = await visit('/minegocio', await signedInAs(site(), owner))
  const yours = page.getByRole('complementary', { name: 'Tus cifras' })
  await yours.getByText('En el sitio solo las ves tú').waitFor()
  expect(await yours.getByRole('link').getAttribute('href')).toBe('/privacidad')

  const id = await aRecordOf(site(), owner)
  const other = await anAccount(site())
  expect(await statusFor(id, (await logIn(site(), owner)).token)).toBe(200)
  expect(await statusFor(id, (await logIn(site(), other)).token)).toBe(404)
  expect(await statusFor(id, (await logIn(site())).token)).toBe(404)
})
