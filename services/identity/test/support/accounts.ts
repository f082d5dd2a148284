import { randomUUID } from 'node:crypto'
import type { Answer, Client } from './client.ts'
import { codeIn } from './inbox.ts'
import { admin, type Site } from './site.ts'

export type Person = { firstName: string; lastName: string; email: string; password: string }

/** Registration input with a unique address. */
export function aPerson(overrides: Partial<Person> = {}): Person {
  const email = `ana.${randomUUID().slice(0, 8)}@ejemplo.mx`
  return { firstName: 'Ana', lastName: 'López Díaz', email, password: 'Semilla-verde-7', ...overrides }
}

/** Registers a person up to the code received by mail. */
export async function register(site: Site, client: Client, person: Person) {
  const before = (await site.inbox.to(person.email)).length
  const { body } = await client.post('/api/auth/register', person)
  const code = codeIn(await site.inbox.newest(person.email, before + 1))
  return { ticket: String(body.token), code, emailToken: `${body.token}.${code}` }
}

/** A user whose registration is complete, not logged in. */
export async function aUser(site: Site, overrides: Partial<Person> = {}) {
  const person = aPerson(overrides)
  const client = site.client()
  const { emailToken } = await register(site, client, person)
  const saved = await client.post('/api/user', { ...person, emailToken })
  if (saved.status !== 201) throw new Error(`no user: ${JSON.stringify(saved.body)}`)
  return { ...person, id: String(saved.body.user.id), client }
}

/** Logs in with a new browser, or the one given. */
export async function logIn(site: Site, person: Pick<Person, 'email' | 'password'>, client = site.client()) {
  const { email, password } = person
  const answer: Answer = await client.post('/api/auth/login', { email, password })
  if (answer.status !== 200) throw new Error(`no login: ${JSON.stringify(answer.body)}`)
  return { client, token: String(answer.body.token), user: answer.body.user }
}

/** A user with a session. */
export async function aSession(site: Site, overrides: Partial<Person> = {}) {
  const user = await aUser(site, overrides)
  return { ...user, ...(await logIn(site, user)) }
}

export const anAdmin = (site: Site) => logIn(site, admin)
