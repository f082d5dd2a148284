import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventually } from '@semaforo/testing/eventually'
import { listen } from '@semaforo/testing/listen'
import { openToOthers } from '@semaforo/testing/open-to-others'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { runStart } from '../support/run-start.ts'
import { startSite } from '../support/site.ts'

const file = join(temporaryDirectory(), 'archivo')
writeFileSync(file, '')

async function failedStart(env: Record<string, string>) {
  const { output, ended } = runStart(env)
  return { code: await ended, lines: output.stderr.trimEnd().split('\n'), stdout: output.stdout }
}

test.each<[string, string, string]>([
  ['PORT', 'tres mil', 'escribe un número entero de 0 a 65535.'],
  ['PORT', '70000', 'escribe un número entero de 0 a 65535.'],
  ['PORT', '-1', 'escribe un número entero de 0 a 65535.'],
  ['LOG_LEVEL', 'verboso', 'escribe uno de estos niveles: fatal, error, warn, info, debug, trace, silent.'],
  ['PUBLIC_URL', 'semaforo.example', 'escribe una dirección completa, por ejemplo https://semaforo.example.'],
  [
    'YOUTUBE_API_URL',
    'ftp://videos.example',
    'escribe una dirección completa, por ejemplo https://semaforo.example.',
  ],
  ['CATALOG_URL', 'catalogo', 'escribe una dirección completa, por ejemplo https://semaforo.example.'],
  ['RATE_LIMIT_PER_MINUTE', '0', 'escribe un número entero de 1 a 1000000.'],
])('%s=%s stops the start with one line about the expected value', async (variable, value, expected) => {
  const { code, lines, stdout } = await failedStart({ [variable]: value })
  expect(lines).toEqual([`La variable ${variable} no es válida: ${expected}`])
  expect(code).toBe(1)
  expect(stdout).not.toContain('listo')
})

test.each([
  ['PUBLIC_URL', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['SMTP_URL', { PUBLIC_URL: 'https://semaforo.example' }],
])('NODE_ENV=production without %s stops the start with one line that names it', async (variable, env) => {
  const { code, lines, stdout } = await failedStart({ NODE_ENV: 'production', ...env })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(`La variable ${variable} no es válida: con NODE_ENV=production escribe `)
  expect(code).toBe(1)
  expect(stdout).not.toContain('listo')
})

test('a malformed secret is not repeated in the message', async () => {
  const { code, lines } = await failedStart({ YOUTUBE_API_KEY: 'clave secreta' })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^La variable YOUTUBE_API_KEY no es válida: /)
  expect(lines[0]).not.toContain('secreta')
  expect(code).toBe(1)
})

test.each([
  ['is below a file', join(file, 'datos')],
  ['is a file', file],
])('a DATA_DIR that %s stops the start with one line', async (_how, dataDir) => {
  const { code, lines } = await failedStart({ DATA_DIR: dataDir })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(`La variable DATA_DIR no es válida: no se puede escribir en ${dataDir}`)
  expect(code).toBe(1)
})

test('a busy port stops the start with one line', async () => {
  const { url } = await listen((_req, res) => res.end())
  const { port } = new URL(url)
  const { code, lines } = await failedStart({ PORT: port })
  expect(lines).toEqual([`La variable PORT no es válida: el puerto ${port} está ocupado; elige otro.`])
  expect(code).toBe(1)
})

test('an empty variable counts as unset', async () => {
  const site = await startSite({ LOG_LEVEL: '', PUBLIC_URL: '' })
  expect((await fetch(site.url)).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

const onModes = process.platform === 'win32' ? test.skip : test

onModes('no file in DATA_DIR is open to other users, while the product runs or after', async () => {
  const site = await startSite()
  const checkpoints = join(site.dataDir, 'releases-told')
  await eventually(() => expect(existsSync(join(checkpoints, 'learning'))).toBe(true))
  expect(openToOthers(site.dataDir)).toEqual([])
  await site.stop()
  expect(openToOthers(site.dataDir)).toEqual([])
})

test('SIGTERM ends the product cleanly', async () => {
  const site = await startSite()
  expect((await fetch(new URL('/health/ready', site.url))).status).toBe(200)
  expect(await site.stop()).toBe(0)
  await expect(fetch(site.url)).rejects.toThrow()
})
