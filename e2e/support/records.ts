import { type Figures, saveRecord } from '@semaforo/contracts'
import { aCompany } from '@semaforo/testing/companies'
import { type Account, logIn } from './accounts.ts'
import type { Site } from './site.ts'

type Given = { figures?: Partial<Figures>; score?: number | null }

/** Saves a diagnostic of somebody, as the page would. @returns its id */
export async function aRecordOf(
  site: Site,
  account: Account,
  { figures = {}, score = 86.3 }: Given = {},
): Promise<string> {
  const { user, token } = await logIn(site, account)
  const answer = await fetch(site.url + saveRecord.path, {
    method: saveRecord.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...aCompany(figures), predictionTree: 0, score, user_id: user.id }),
  })
  return ((await answer.json()) as { id: string }).id
}
