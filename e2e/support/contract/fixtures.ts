import { randomUUID } from 'node:crypto'
import { aKnownKey, aPartner } from '../a-partner.ts'
import { anAccount, aPerson, logIn, post, type Session } from '../accounts.ts'
import { codeFor, resetPathFor, returnPathFor } from '../mails.ts'
import { aRecordOf } from '../records.ts'
import type { Site } from '../site.ts'
import type { Parts } from './sample.ts'

/** The day that a summary has to say. */
const inMexico = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })

/** The sessions that send the requests of the contract test; they stay valid throughout. */
export type Callers = { user: Session; admin: Session }

type Fixture = (site: Site, callers: Callers, example: Parts) => Promise<Parts>
type Edited = { id: number; version: number; retired: boolean }

const somebody = async (site: Site) => logIn(site, await anAccount(site))
const withBody = ({ body }: Parts, changes: object) => ({ body: { ...(body as object), ...changes } })
const withCookie = async (site: Site): Promise<Parts> => {
  const { cookies } = await somebody(site)
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ')
  return { headers: { cookie, 'x-requested-with': 'fetch' } }
}

async function resetLink(site: Site): Promise<Parts> {
  const { email } = await anAccount(site)
  await post(site, '/api/auth/forgotPassword', { email })
  const path = await resetPathFor(site.dataDir, email)
  return { params: { token: path.replace('/reset-password/', '') } }
}

async function returnLink(site: Site): Promise<Parts> {
  const account = await anAccount(site)
  const { token, user } = await logIn(site, account)
  await fetch(`${site.url}/api/users/delete/${user.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ status: false }),
  })
  await post(site, '/api/auth/forgotPassword', { email: account.email })
  const path = await returnPathFor(site.dataDir, account.email)
  return { params: { token: path.replace('/login/return/', '') } }
}

async function ownRecord(site: Site): Promise<{ token: string; params: { id: string } }> {
  const account = await anAccount(site)
  const id = await aRecordOf(site, account)
  return { token: (await logIn(site, account)).token, params: { id } }
}

/** Somebody with a record in this business. */
async function inBusiness(site: Site, id: string | undefined): Promise<Parts> {
  const { token, params } = await ownRecord(site)
  await fetch(`${site.url}/api/modelData/${params.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ negocio: { id, name: 'Café del Centro' } }),
  })
  return { token }
}

async function deletedRecord(site: Site): Promise<Parts> {
  const { token, params } = await ownRecord(site)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${site.url}/api/modelData/${params.id}`, { method: 'DELETE', headers })
  return { token, params, body: await answer.json() }
}

async function edited(site: Site, { admin }: Callers, kind: 'tags' | 'roadmaps'): Promise<Edited[]> {
  const headers = { authorization: `Bearer ${admin.token}` }
  const answer = await fetch(`${site.url}/api/catalog/items`, { headers })
  return ((await answer.json()) as Record<typeof kind, Edited[]>)[kind]
}

/** Per operation, creates what its example needs to succeed, and returns the request parts that refer to it. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  saveUser: async (site) => {
    const person = aPerson()
    const { token } = await post<{ token: string }>(site, '/api/auth/register', person)
    return { body: { ...person, emailToken: `${token}.${await codeFor(site.dataDir, person.email)}` } }
  },
  login: async (site) => {
    const { email, password } = await anAccount(site)
    return { body: { email, password } }
  },
  refresh: withCookie,
  logout: withCookie,
  checkResetLink: resetLink,
  resetPassword: resetLink,
  checkReturnLink: returnLink,
  chooseReturn: returnLink,
  endSession: async (site) => {
    const account = await anAccount(site)
    await logIn(site, account)
    const { token } = await logIn(site, account)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${site.url}/api/me/sessions`, { headers })
    const { sessions } = (await answer.json()) as { sessions: { id: string; current: boolean }[] }
    return { token, params: { id: sessions.find(({ current }) => !current)?.id ?? '' } }
  },
  endAllSessions: async (site) => ({ token: (await somebody(site)).token }),
  updateUser: async (_site, { user }) => ({ params: { id: user.user.id } }),
  deleteOwnAccount: async (site) => {
    const { token, user } = await somebody(site)
    return { token, params: { id: user.id } }
  },
  endSessionsOfUser: async (site) => ({ params: { id: (await somebody(site)).user.id } }),
  deleteUser: async (site) => ({ params: { id: (await somebody(site)).user.id } }),
  updateTag: async (site, callers, example) => {
    const [tag] = await edited(site, callers, 'tags')
    return { params: { id: String(tag?.id) }, ...withBody(example, { version: tag?.version }) }
  },
  updateRoadmap: async (site, callers, example) => {
    const [roadmap] = await edited(site, callers, 'roadmaps')
    return { params: { id: String(roadmap?.id) }, ...withBody(example, { version: roadmap?.version }) }
  },
  orderCatalog: async (site, callers) => {
    const shown = (await edited(site, callers, 'tags')).filter(({ retired }) => !retired)
    return { body: { kind: 'tag', ids: shown.map(({ id }) => id).reverse() } }
  },
  updatePartner: async (site) => ({ params: { id: (await aPartner(site)).id } }),
  rotatePartnerKey: async (site, _callers, example) => {
    const { id, keys } = await aPartner(site)
    return { ...withBody(example, { current: keys[0]?.key }), params: { id } }
  },
  countUsage: async (site, _callers, example) => withBody(example, { partner: await aKnownKey(site) }),
  shareResult: async (site, _callers, example) =>
    withBody(example, { partner: await aKnownKey(site), date: inMexico.format(Date.now()) }),
  renameBusiness: (site, _, { params }) => inBusiness(site, params?.['id']),
  mergeBusiness: (site, _, { body }) => inBusiness(site, (body as { into: string }).into),
  moveRecord: ownRecord,
  readRecord: ownRecord,
  deleteRecord: ownRecord,
  restoreRecord: deletedRecord,
  saveRecord: async (_site, { user }, example) =>
    withBody(example, { user_id: user.user.id, id: randomUUID() }),
}

/**
 * Operations whose example cannot succeed within a test: a code is resent once a minute at most, and a login
 * link is sent only after a hundred wrong passwords, and the link that stops the monthly mail on another day.
 */
export const failsInTests: readonly string[] = ['resendCode', 'openLoginLink', 'stopPulse']

/** Operations that end their caller's session or account: their requests use a user of their own. */
export const endsCaller: readonly string[] = ['endAllSessions', 'deleteOwnAccount']
