import type { AuditEntry, CountedTag } from '@semaforo/contracts'
import { aKnownKey } from './a-partner.ts'
import { anAccount, logIn, type Session } from './accounts.ts'
import { anotherClient } from './another-client.ts'
import { pollApi } from './eventually.ts'
import { aRecordOf } from './records.ts'
import type { Site } from './site.ts'

/** Two people who are signed in. */
export type People = { person: Session; admin: Session }

/** Calls the site as somebody; returns the body, and throws for an answer that is no success. */
export async function requestAs(
  url: string,
  { token }: Session,
  method: string,
  path: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, ...anotherClient() }
  const answer = await fetch(new URL(path, url), { method, headers })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.text()
}

/** Waits until the catalog shows a like: its counts may be a second old. */
export const untilLikeIsCounted = (url: string, person: Session, id: number) =>
  pollApi(async () => {
    const { tags } = JSON.parse(await requestAs(url, person, 'GET', '/api/catalog/tags'))
    return tags.some((tag: CountedTag) => tag.id === id && tag.likes === 1)
  })

/** A person with a like and a diagnostic, an admin, and a partner: all services have heard of them. */
export async function people(site: Site): Promise<People> {
  const { url } = site
  const account = await anAccount(site)
  const [person, admin] = [await logIn(site, account), await logIn(site)]
  // Likes hears of a topic by an event as well.
  await pollApi(() => requestAs(url, person, 'POST', '/api/me/likes/tag/1'))
  await aRecordOf(site, account)
  await aKnownKey(site)
  await untilLikeIsCounted(url, person, 1)
  const seen = async (who: Session, path: string) => JSON.parse(await requestAs(url, who, 'GET', path))
  await pollApi(async () => (await seen(person, '/api/me/pulse')).diagnosed)
  await pollApi(async () => (await seen(admin, `/api/users?q=${account.email}`)).users.length === 1)
  await pollApi(async () => {
    const { entries } = await seen(admin, '/api/audit')
    return entries.some(({ action }: AuditEntry) => action === 'partner-created')
  })
  return { person, admin }
}

const ofPerson = [
  '/api/catalog/tags',
  '/api/catalog/roadmaps',
  '/api/auth/jwks.json',
  '/api/widget/jwks.json',
  '/api/me',
  '/api/me/likes',
  '/api/me/likes/tags',
  '/api/me/recommendations',
  '/api/me/sessions',
  '/api/modelData',
]
const ofAdmin = ['/api/users', '/api/audit', '/api/partners']

/** What a site answers to both, by path: all that a copy of it has to answer as well. */
export async function readSiteState(url: string, { person, admin }: People): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const path of ofPerson) answers[path] = await requestAs(url, person, 'GET', path)
  for (const path of ofAdmin) answers[path] = await requestAs(url, admin, 'GET', path)
  return answers
}

/** Waits until a site says to both what was read `before`. */
export const saysTheSame = (url: string, both: People, before: Record<string, string>) =>
  pollApi(async () => {
    expect(await readSiteState(url, both)).toEqual(before)
    return true
  })
