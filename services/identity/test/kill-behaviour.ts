import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { jest } from '@jest/globals'
import { createClient } from './support/client.ts'
import { codeIn, inboxOf } from './support/inbox.ts'
import { aPerson } from './support/people.ts'
import { newDataDir, removeDataDir } from './support/site.ts'

jest.setTimeout(120_000)

async function start(program: string, dataDir: string): Promise<{ url: string; kill(): Promise<void> }> {
  const path = join(import.meta.dirname, 'programs', program)
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=TimeoutNegativeWarning', path, dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  if (!child.stdout) throw new Error('no output')
  const [url] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => [undefined]),
  ])
  if (!url) throw new Error('the process ended before it listened')
  return {
    url: String(url),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** What a process that is killed leaves behind; `program` runs the service on one platform. */
export function describeKills(platform: string, program: string): void {
  test(`${platform}: killed between every two steps, a registration ends in one account that works`, async () => {
    const dataDir = await newDataDir()
    const person = aPerson()
    const inbox = inboxOf(join(dataDir, 'mail'))
    let running = await start(program, dataDir)
    const restart = async () => {
      await running.kill()
      running = await start(program, dataDir)
      return createClient(running.url)
    }

    const { body } = await createClient(running.url).post('/api/auth/register', person)
    // The mail may not have left yet: then it leaves after the restart.
    let client = await restart()
    const code = codeIn(await inbox.newest(person.email))
    const saving = { ...person, emailToken: `${body.token}.${code}` }
    const first = client.post('/api/user', saving).catch(() => undefined)
    client = await restart()
    await first
    const second = await client.post('/api/user', saving)
    expect([201, 400]).toContain(second.status)

    const login = await client.post('/api/auth/login', person)
    expect(login.status).toBe(200)
    const refreshed = await (async () => {
      const cookies = [...client.cookies]
      client = await restart()
      for (const [name, value] of cookies) client.cookies.set(name, value)
      return client.send('POST', '/api/auth/refresh')
    })()
    expect(refreshed.status).toBe(200)
    expect((await client.get('/api/me', refreshed.body.token)).body.email).toBe(person.email)
    await running.kill()
    await removeDataDir(dataDir)
  })
}
