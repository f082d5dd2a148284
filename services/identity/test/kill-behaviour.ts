import { join } from 'node:path'
import { eventually } from '@semaforo/testing/eventually'
import { aPerson } from './support/accounts.ts'
import { createClient } from './support/client.ts'
import { startIdentity } from './support/identity-process.ts'
import { codeIn, inboxOf } from './support/inbox.ts'
import { startMailServer } from './support/mail-server.ts'
import { newDataDir } from './support/site.ts'

/** Crash recovery of the service; `program` runs it on one platform. */
export function describeKills(platform: string, program: string): void {
  test(`${platform}: killed between every two steps, a registration ends in one account that works`, async () => {
    const dataDir = await newDataDir()
    const person = aPerson()
    const inbox = inboxOf(join(dataDir, 'mail'))
    let running = await startIdentity(program, dataDir)
    const restart = async () => {
      await running.kill()
      running = await startIdentity(program, dataDir)
      return createClient(running.url)
    }

    const { body } = await createClient(running.url).post('/api/auth/register', person)
    // The mail may not have been sent yet: then it is after the restart.
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
  })

  test(`${platform}: killed while sending a mail, the next process takes it over and sends it`, async () => {
    const dataDir = await newDataDir()
    const server = await startMailServer()
    await server.up()
    const person = aPerson()
    const killed = await startIdentity(program, dataDir, { SMTP_URL: server.url })
    server.hold()
    const { body } = await createClient(killed.url).post('/api/auth/register', person)
    await eventually(() => expect(server.held()).toHaveLength(1))
    await killed.kill()
    server.forget()

    const next = await startIdentity(program, dataDir, { SMTP_URL: server.url })
    await eventually(() => expect(server.to(person.email)).toHaveLength(1))
    const code = codeIn(server.to(person.email)[0]?.mail.text ?? '')
    const saved = await createClient(next.url).post('/api/user', {
      ...person,
      emailToken: `${body.token}.${code}`,
    })
    expect(saved.status).toBe(201)
  })
}
