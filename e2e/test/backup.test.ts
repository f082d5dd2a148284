import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CountedTag } from '@semaforo/contracts'
import { freePort } from '@semaforo/testing/free-port'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { aPartner } from '../support/a-partner.ts'
import { anAccount, firstAdmin, logIn, type Session } from '../support/accounts.ts'
import { anotherClient } from '../support/another-client.ts'
import { eventually } from '../support/eventually.ts'
import { aRecordOf } from '../support/records.ts'
import { startSite } from '../support/site.ts'

const root = join(import.meta.dirname, '../..')
const directory = temporaryDirectory()

async function command(name: string, env: Record<string, string>, ...args: string[]): Promise<void> {
  const node = ['--disable-warning=ExperimentalWarning', `tools/${name}.ts`, ...args]
  await promisify(execFile)(process.execPath, node, { cwd: root, env: { ...process.env, ...env } })
}

async function ask(url: string, { token }: Session, method: string, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, ...anotherClient() }
  const answer = await fetch(new URL(path, url), { method, headers })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.text()
}

/** Waits until the catalog has counted a like, of which it hears by an event. */
const isLiked = (url: string, person: Session, id: number) =>
  eventually(async () => {
    const { tags } = JSON.parse(await ask(url, person, 'GET', '/api/catalog/tags'))
    return tags.some((tag: CountedTag) => tag.id === id && tag.likes === 1)
  })

const ofEverybody = [
  '/api/catalog/tags',
  '/api/catalog/roadmaps',
  '/api/auth/jwks.json',
  '/api/widget/jwks.json',
]
const ofAPerson = [
  '/api/me',
  '/api/me/likes',
  '/api/me/likes/tags',
  '/api/me/recommendations',
  '/api/me/sessions',
  '/api/modelData',
]
const ofAnAdmin = ['/api/users', '/api/audit', '/api/partners']

test('a restored backup of a running site says the same to the same questions, to whoever was signed in', async () => {
  // Tokens name the site's address: it is the same for both.
  const port = String(await freePort())
  const own = { ...firstAdmin, PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  const site = await startSite(own)
  const account = await anAccount(site)
  const [person, admin] = [await logIn(site, account), await logIn(site)]
  await ask(site.url, person, 'POST', '/api/me/likes/tag/1')
  await aRecordOf(site, account)
  await aPartner(site)
  await isLiked(site.url, person, 1)

  const questions = [
    ...ofEverybody.map((path) => [person, path] as const),
    ...ofAPerson.map((path) => [person, path] as const),
    ...ofAnAdmin.map((path) => [admin, path] as const),
  ]
  const answersOf = async (url: string) => {
    const answers: Record<string, string> = {}
    for (const [session, path] of questions) answers[path] = await ask(url, session, 'GET', path)
    return answers
  }
  const [backup, restored] = [join(directory, 'site.backup'), join(directory, 'restored')]
  const frontends = ['--frontends', join(directory, 'frontends')]
  const before = await answersOf(site.url)
  await command('backup', { DATA_DIR: site.dataDir }, '--to', backup, ...frontends)
  await ask(site.url, person, 'POST', '/api/me/likes/tag/2')
  await site.stop()

  await command('restore', {}, '--from', backup, '--to', restored, ...frontends)
  const again = await startSite({ ...own, DATA_DIR: restored })
  expect(await answersOf(again.url)).toEqual(before)
  await ask(again.url, person, 'POST', '/api/me/likes/tag/3')
  await isLiked(again.url, person, 3)
})
