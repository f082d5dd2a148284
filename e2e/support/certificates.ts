import { type CertifiedResult, certifyRecord, withdrawCertificate } from '@semaforo/contracts'
import { aCompany } from '@semaforo/testing/companies'
import type { Page } from 'playwright-core'
import { anAccount, logIn } from './accounts.ts'
import type { Site } from './site.ts'

export type Certified = {
  id: string
  ownerToken: string
  code: string
  token: string
  certificate: CertifiedResult
  withdraw(): Promise<void>
}

/** A certificate of a new person's healthy shop. */
export async function aCertificate(site: Site): Promise<Certified> {
  const { user, token } = await logIn(site, await anAccount(site))
  async function call(method: string, path: string, body?: unknown) {
    const answer = await fetch(site.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return answer.json()
  }
  const record = { ...aCompany(), predictionTree: 0, score: 86.3, user_id: user.id }
  const { id } = (await call('post', '/api/modelData', record)) as { id: string }
  const path = certifyRecord.path.replace(':id', id)
  const certified = certifyRecord.answer.parse(await call('post', path))
  return {
    id,
    ownerToken: token,
    ...certified,
    withdraw: async () => void (await call(withdrawCertificate.method, path)),
  }
}

/** Types a code and asks. */
export async function checkCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de la constancia').fill(code)
  await page.getByRole('button', { name: 'Comprobar', exact: true }).click()
}
