import { randomUUID } from 'node:crypto'
import type { BrowserContextOptions } from 'playwright-core'
import { anotherClient } from './another-client.ts'
import { codeFor } from './mails.ts'
import type { Site } from './site.ts'

export type Account = { firstName: string; lastName: string; email: string; password: string }

/** The admin that the site creates if it starts with `firstAdmin` in its environment. */
const admin = { email: 'admin@semaforo.mx', password: 'Clave-Segura-9' }
export const firstAdmin = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }

/** The data of a new person without an account. */
export function aPerson(given: Partial<Account> = {}): Account {
  const email = `persona.${randomUUID()}@correo.mx`
  return { firstName: 'Ana', lastName: 'Paz Luna', email, password: 'Tianguis#27', ...given }
}

/** Registers and verifies a new person. */
export async function anAccount(site: Site, given: Partial<Account> = {}): Promise<Account> {
  const person = aPerson(given)
  const { token } = await post<{ token: string }>(site, '/api/auth/register', person)
  const code = await codeFor(site.dataDir, person.email)
  await post(site, '/api/user', { ...person, emailToken: `${token}.${code}` })
  return person
}

/** A browser context in which a user is signed in already. */
export async function signedInAs(
  site: Site,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<Pick<BrowserContextOptions, 'storageState'>> {
  const { user, token, cookies } = await logIn(site, { email, password })
  const { origin, hostname } = new URL(site.url)
  const stored = { 'semaforo.user': user, 'semaforo.token': token }
  return {
    storageState: {
      cookies: cookies.map((cookie) => asCookie(cookie, hostname)),
      origins: [
        {
          origin,
          localStorage: Object.entries(stored).map(([name, value]) => ({
            name,
            value: JSON.stringify(value),
          })),
        },
      ],
    },
  }
}

/** A session as the API returns it, with the cookies of the answer. */
export type Session = { user: { id: string }; token: string; cookies: string[] }

export async function logIn(
  site: Pick<Site, 'url'>,
  { email, password }: Pick<Account, 'email' | 'password'> = admin,
): Promise<Session> {
  const answer = await send(site, '/api/auth/login', { email, password })
  const { user, token } = (await answer.json()) as Pick<Session, 'user' | 'token'>
  return { user, token, cookies: answer.headers.getSetCookie() }
}

export type Role = 'user' | 'admin'
const admins = new WeakMap<Site, ReturnType<typeof signedInAs>>()

/** The stored session of a new user, or that of the first admin, which all share. */
export async function signedIn(site: Site, role: Role): ReturnType<typeof signedInAs> {
  if (role === 'user') return signedInAs(site, await anAccount(site))
  const session = admins.get(site) ?? signedInAs(site, admin)
  admins.set(site, session)
  return session
}

/** @throws if the site refuses */
export async function post<Answer>(site: Site, path: string, body: unknown): Promise<Answer> {
  return (await (await send(site, path, body)).json()) as Answer
}

async function send(site: Pick<Site, 'url'>, path: string, body: unknown): Promise<Response> {
  const answer = await fetch(new URL(path, site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...anotherClient() },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

function asCookie(header: string, domain: string) {
  const [pair = '', ...attributes] = header.split(/; */)
  const [name = '', value = ''] = pair.split(/=(.*)/s)
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
  return {
    name,
    value,
    domain,
    path,
    expires: -1,
    httpOnly: attributes.some((attribute) => /^httponly$/i.test(attribute)),
    secure: false,
    sameSite: 'Strict' as const,
  }
}
