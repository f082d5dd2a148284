import type { Account, Session } from '@semaforo/e2e/accounts'
import { anotherClient } from '@semaforo/e2e/another-client'
import { aCompany } from '@semaforo/testing/companies'

/** Somebody with an account. */
export type Person = { account: Account; session: Session }

/** What is done so many times a second. */
export type Action = {
  name: string
  perSecond: number
  /** Does it for the nth time. @throws of an answer that is no success */
  act(at: number): Promise<void>
}

/** A like that was answered: its version, and when it was sent. */
export type Like = { person: string; version: number; sentAt: number }

const searches = ['flujo de efectivo', 'punto de equilibrio', 'RESICO', 'inventario']

const company = (at: number) => aCompany({ ventas_totales: 500_000 + at })

/** A day of a site: what its visitors do, each action with the rate of the issue. */
export function actionsOf(url: string, people: readonly Person[], likes: Like[]): readonly Action[] {
  const personOf = (at: number) => people[at % people.length] as Person
  async function ask(method: string, path: string, { by, body }: { by?: Person; body?: unknown } = {}) {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...anotherClient(),
        ...(by && { authorization: `Bearer ${by.session.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const said = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return said
  }
  const done = async (asked: Promise<string>) => void (await asked)
  // Everybody likes one tag after the other, and takes back one after the other.
  let liked = 0
  const round = people.length * 24
  const tagOf = (at: number) => 1 + (Math.floor(at / people.length) % 24)
  const methodOf = (at: number) => (Math.floor(at / round) % 2 === 0 ? 'POST' : 'DELETE')
  return [
    { name: 'page: /home', perSecond: 100, act: () => done(ask('GET', '/home')) },
    { name: 'page: topics of the catalog', perSecond: 100, act: () => done(ask('GET', '/api/catalog/tags')) },
    {
      name: 'a like, or one taken back',
      perSecond: 50,
      async act() {
        // Also from one load to the next: a like again changes nothing, and no page hears of it.
        const at = liked
        liked += 1
        const [by, sentAt] = [personOf(at), performance.now()]
        const { version } = JSON.parse(await ask(methodOf(at), `/api/me/likes/tag/${tagOf(at)}`, { by }))
        likes.push({ person: by.session.user.id, version, sentAt })
      },
    },
    {
      name: 'a diagnostic',
      perSecond: 5,
      act: (at) => done(ask('POST', '/api/model/diagnostic', { by: personOf(at), body: company(at) })),
    },
    {
      name: 'a prediction',
      perSecond: 5,
      act: (at) => done(ask('POST', '/api/model/predict', { by: personOf(at), body: company(at) })),
    },
    {
      name: 'a search of videos',
      perSecond: 5,
      act: (at) =>
        done(ask('GET', `/api/videos?q=${encodeURIComponent(searches[at % searches.length] ?? '')}`)),
    },
    {
      name: 'a sign-in',
      perSecond: 1,
      act: (at) => {
        const { email, password } = personOf(at).account
        return done(ask('POST', '/api/auth/login', { body: { email, password } }))
      },
    },
  ]
}
