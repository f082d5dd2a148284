import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CountedTag } from '@semaforo/contracts'
import { startProgram } from '@semaforo/testing/start-program'
import { aPartner } from './a-partner.ts'
import { anAccount, logIn, type Session } from './accounts.ts'
import { anotherClient } from './another-client.ts'
import { eventually } from './eventually.ts'
import { aRecordOf } from './records.ts'
import type { Site } from './site.ts'

const root = join(import.meta.dirname, '../..')

/** Unless a test says otherwise a command works on files, wherever the tests run. */
const ofFiles = { ...process.env, MONGO_URL: '', KAFKA_BROKERS: '' }

/** Runs a command of the project; returns what it printed, or its exit code and its error. */
export async function command(name: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  const node = ['--disable-warning=ExperimentalWarning', `tools/${name}.ts`, ...args]
  return promisify(execFile)(process.execPath, node, { cwd: root, env: { ...ofFiles, ...env } }).then(
    ({ stdout }) => stdout,
    ({ code, stderr }) => `${code}: ${stderr}`,
  )
}

/** Runs a command and kills it when it has printed some lines; whether it was still running then. */
export async function killed(
  lines: number,
  name: string,
  env: Record<string, string>,
  ...args: string[]
): Promise<boolean> {
  const { child, output, ended, kill } = startProgram([`tools/${name}.ts`, ...args], {
    cwd: root,
    env: { ...ofFiles, ...env },
  })
  child.stdout.on('data', () => {
    if (output.stdout.split('\n').length > lines) void kill()
  })
  return (await ended).signal === 'SIGKILL'
}

/** Two people who are signed in. */
export type People = { person: Session; admin: Session }

export async function ask(url: string, { token }: Session, method: string, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, ...anotherClient() }
  const answer = await fetch(new URL(path, url), { method, headers })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.text()
}

/** Waits until the catalog has counted a like, of which it hears by an event. */
export const isLiked = (url: string, person: Session, id: number) =>
  eventually(async () => {
    const { tags } = JSON.parse(await ask(url, person, 'GET', '/api/catalog/tags'))
    return tags.some((tag: CountedTag) => tag.id === id && tag.likes === 1)
  })

/** A person with a like and a diagnostic, an admin, and a partner. */
export async function people(site: Site): Promise<People> {
  const account = await anAccount(site)
  const [person, admin] = [await logIn(site, account), await logIn(site)]
  await ask(site.url, person, 'POST', '/api/me/likes/tag/1')
  await aRecordOf(site, account)
  await aPartner(site)
  await isLiked(site.url, person, 1)
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

/** What a site says to both, as its answers arrive. */
export async function answersOf(url: string, { person, admin }: People): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const path of ofPerson) answers[path] = await ask(url, person, 'GET', path)
  for (const path of ofAdmin) answers[path] = await ask(url, admin, 'GET', path)
  return answers
}
