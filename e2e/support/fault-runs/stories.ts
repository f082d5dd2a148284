import { setTimeout as sleep } from 'node:timers/promises'
import { aCompany } from '@semaforo/testing/companies'
import { type Account, aPerson, logIn, post, type Session } from '../accounts.ts'
import { codeFor } from '../mails.ts'
import type { Releases } from './releases.ts'

const recordsOfStory = 4
const pauseMs = 1_000
/** A token lasts fifteen minutes. */
const sessionLastsMs = 300_000

type Story = { account: Account; session: Session; since: number; records: Set<string> }

/** People who register, sign in, keep diagnostics and delete one, each call at the gateway that did not have the last. */
export function startStories({ urls, dataDir }: Pick<Releases, 'urls' | 'dataDir'>) {
  const stories = new Map<string, Story>()
  const refusals: string[] = []
  let stopped = false
  let turn = 0
  const next = () => {
    turn += 1
    return { url: urls[turn % urls.length] ?? '' }
  }

  // biome-ignore lint/suspicious/noExplicitAny: a run reads the fields that it expects
  async function call(story: Story, method: string, path: string, body?: unknown): Promise<any> {
    const headers = { authorization: `Bearer ${story.session.token}`, 'content-type': 'application/json' }
    const sent = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    let said = ''
    // A call that the older release does not have yet is the other one's.
    for (const _ of urls) {
      const answer = await fetch(next().url + path, sent)
      const read = (await answer.json()) as { code?: string }
      if (answer.ok) return read
      said = `${answer.status} ${read.code}`
      if (read.code !== 'not-found') break
    }
    throw new Error(`${method} ${path} answers ${said}`)
  }

  async function tell(): Promise<void> {
    const account = aPerson()
    const site = () => ({ ...next(), dataDir, stop: async () => null })
    const { token } = await post<{ token: string }>(site(), '/api/auth/register', account)
    const code = await codeFor(dataDir, account.email)
    await post(site(), '/api/user', { ...account, emailToken: `${token}.${code}` })
    const session = await logIn(next(), account)
    const story: Story = { account, session, since: performance.now(), records: new Set() }
    stories.set(session.user.id, story)
    for (let kept = 0; kept < recordsOfStory; kept += 1) {
      const record = { ...aCompany(), predictionTree: 0, score: 86.3, user_id: session.user.id }
      story.records.add((await call(story, 'POST', '/api/modelData', record)).id)
    }
    const [first = ''] = story.records
    await call(story, 'DELETE', `/api/modelData/${first}`)
    story.records.delete(first)
    await call(story, 'GET', '/api/me/export')
  }

  async function tellAll(): Promise<void> {
    while (!stopped) {
      await tell().catch((error: unknown) => refusals.push(String(error)))
      await sleep(pauseMs)
    }
  }
  const telling = tellAll()

  return {
    stories,
    refusals,
    /** A token of one of them. */
    async token(person: string): Promise<string> {
      const story = stories.get(person)
      if (!story) throw new Error(`nobody is ${person}`)
      if (performance.now() - story.since > sessionLastsMs) {
        story.session = await logIn(next(), story.account)
        story.since = performance.now()
      }
      return story.session.token
    },
    /** Resolves when all is told, with the diagnostics that either gateway has lost or has too many. */
    async stop(): Promise<number> {
      stopped = true
      await telling
      let wrong = 0
      for (const [person, story] of stories) {
        await this.token(person)
        for (const _ of urls) {
          const { records } = (await call(story, 'GET', '/api/modelData')) as { records: { id: string }[] }
          const listed = new Set(records.map(({ id }) => id))
          wrong += [...story.records].filter((id) => !listed.has(id)).length
          wrong += [...listed].filter((id) => !story.records.has(id)).length
        }
      }
      return wrong
    },
  }
}
