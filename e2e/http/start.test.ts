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
const notWritable = /^La variable DATA_DIR no es válida: no se puede escribir en .*archivo/

async function failedStart(env: Record<string, string>) {
  const { output, ended } = runStart(env)
  return { code: await ended, lines: output.stderr.trimEnd().split('\n'), stdout: output.stdout }
}

test.each<[name: string, env: Record<string, string>, line: RegExp]>([
  [
    'a wrong value',
    { PORT: 'tres mil' },
    /^La variable PORT no es válida: escribe un número entero de 0 a 65535\.$/,
  ],
  ['a wrong address of a service', { CATALOG_URL: 'catalogo' }, /^La variable CATALOG_URL no es válida: /],
  ['a setting of a service', { YOUTUBE_API_URL: 'ftp://videos.example' }, /^La variable YOUTUBE_API_URL /],
  ['a setting of the gateway', { RATE_LIMIT_PER_MINUTE: '0' }, /entero de 1 a 1000000\.$/],
  [
    'production without PUBLIC_URL',
    { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' },
    /^La variable PUBLIC_URL no es válida: con NODE_ENV=production escribe /,
  ],
  [
    'production without SMTP_URL',
    { NODE_ENV: 'production', PUBLIC_URL: 'https://semaforo.example' },
    /^La variable SMTP_URL no es válida: con NODE_ENV=production escribe /,
  ],
  [
    'a malformed secret, which is not repeated',
    { YOUTUBE_API_KEY: 'clave secreta' },
    /^La variable YOUTUBE_API_KEY no es válida: (?!.*secreta)/,
  ],
  ['a DATA_DIR below a file', { DATA_DIR: join(file, 'datos') }, notWritable],
  ['a DATA_DIR that is a file', { DATA_DIR: file }, notWritable],
])('%s stops the start with one line', async (_name, env, line) => {
  const { code, lines, stdout } = await failedStart(env)
  expect(lines).toEqual([expect.stringMatching(line)])
  expect(code).toBe(1)
  expect(stdout).not.toContain('listo')
})

test('a busy port stops the start with one line', async () => {
  const { url } = await listen((_req, res) => res.end())
  const { port } = new URL(url)
  const { code, lines } = await failedStart({ PORT: port })
  expect(lines).toEqual([`La variable PORT no es válida: el puerto ${port} está ocupado; elige otro.`])
  expect(code).toBe(1)
})

test('SIGTERM ends the product cleanly, which leaves no file in DATA_DIR open to other users', async () => {
  const site = await startSite()
  expect((await fetch(new URL('/health/ready', site.url))).status).toBe(200)
  const checkpoints = join(site.dataDir, 'releases-told')
  await eventually(() => expect(existsSync(join(checkpoints, 'learning'))).toBe(true))
  const open = () => (process.platform === 'win32' ? [] : openToOthers(site.dataDir))
  expect(open()).toEqual([])
  expect(await site.stop()).toBe(0)
  await expect(fetch(site.url)).rejects.toThrow()
  expect(open()).toEqual([])
})
