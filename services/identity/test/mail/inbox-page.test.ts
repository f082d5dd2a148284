import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { eventually } from '@semaforo/testing/eventually'
import { aPerson, register } from '../support/accounts.ts'
import { newDataDir, removeDataDir, startSite } from '../support/site.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()
const page = (path: string, ip = '127.0.0.1') => here.site.client({ ip }).get(path)

test('/correo shows the mails to browsers on this machine', async () => {
  const person = aPerson()
  const { code } = await register(here.site, here.site.client(), person)
  const shown = await page('/correo')
  expect(shown.status).toBe(200)
  expect(shown.body).toContain(person.email)
  expect(shown.body).toContain(code)
  expect((await page('/correo', '203.0.113.9')).status).toBe(404)
})

test('a mail is shown as escaped text, and its HTML runs no script', async () => {
  const evil = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>']
  const mail = [
    'From: a@b.mx',
    `To: ana@ejemplo.mx`,
    `Subject: ${evil[0]}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    evil.join('\r\n'),
  ].join('\r\n')
  await writeFile(join(here.site.dataDir, 'mail', '9999_evil.eml'), mail)
  for (const path of ['/correo', '/correo/9999_evil.eml']) {
    const shown = await page(path)
    expect(shown.body).not.toMatch(/<script|<img/)
    expect(shown.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'/,
    )
  }
  const html = await page('/correo/9999_evil.eml/html')
  expect(html.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
})

test.each(['/correo/..%2fidentity.db', '/correo/nada.eml', '/correo/%2e%2e%2f%2e%2e%2fetc%2fpasswd'])(
  '%s is no mail',
  async (path) => {
    expect((await page(path)).status).toBe(404)
  },
)

test('a mail is kept for thirty days', async () => {
  const dataDir = await newDataDir()
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  const names = [29, 31].map((days) => `${daysAgo(days).toISOString().replace(/[:.]/g, '-')}_x.eml`)
  await mkdir(join(dataDir, 'mail'))
  for (const name of names) await writeFile(join(dataDir, 'mail', name), 'Subject: hola\r\n\r\nhola')
  const site = await startSite(dataDir)
  await eventually(async () => expect(await readdir(join(dataDir, 'mail'))).toEqual([names[0]]))
  await site.stop()
  await removeDataDir(dataDir)
})

test.each([{ NODE_ENV: 'development' }, { NODE_ENV: 'production', PUBLIC_URL: 'https://sitio.example' }])(
  'with a mail server and %j there is no such page',
  async (env) => {
    const dataDir = await newDataDir()
    const site = await startSite(dataDir, { env: { ...env, SMTP_URL: 'smtp://127.0.0.1:1' } })
    expect((await site.client({ ip: '127.0.0.1' }).get('/correo')).status).toBe(404)
    await site.stop()
    await removeDataDir(dataDir)
  },
)

test('the page requires a gateway that forwards one loopback client, and a loopback host', async () => {
  const ask = async (headers: Record<string, string>) => {
    const asked = request(`${here.site.url}/correo`, { headers })
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode
  }
  expect(await ask({ 'x-forwarded-for': '::1' })).toBe(200)
  expect(await ask({})).toBe(404)
  expect(await ask({ 'x-forwarded-for': '127.0.0.1, 203.0.113.9' })).toBe(404)
  expect(await ask({ 'x-forwarded-for': '127.0.0.1', host: 'sitio.example' })).toBe(404)
})

test.each([
  ['SMTP_URL', { PUBLIC_URL: 'https://sitio.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: '', SMTP_URL: 'smtp://127.0.0.1:1' }],
])('in production it does not start without %s', async (variable, env) => {
  const dataDir = await newDataDir()
  await expect(startSite(dataDir, { env: { NODE_ENV: 'production', ...env } })).rejects.toThrow(
    new RegExp(`^La variable ${variable} no es válida: con NODE_ENV=production escribe `),
  )
  await removeDataDir(dataDir)
})
