import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { openPlatform } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { startProgram } from '@semaforo/testing/start-program'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const directory = temporaryDirectory()
const at = (name: string) => join(directory, name)
const frontends = at('frontends')
const stores = ['user', 'secret', 'session']
/** With what ends a line for some readers, and what Unicode says ends one. */
const separated = 'a\u2028b\u2029c\u0085d\re'

beforeAll(async () => {
  const platform = await openPlatform({ DATA_DIR: at('data') }, createLog('silent'))
  for (const name of stores) {
    const store = await platform.store<object>({ service: 'identity', name })
    for (const id of ['server', 'b', 'c']) await store.update(id, () => [{ name, id }, []])
  }
  const mails = await platform.store<object>({ service: 'identity', name: 'mail' })
  await mails.update('large', () => [{ text: randomBytes(100_000).toString('hex') }, []])
  await mails.update('separated', () => [{ text: separated }, []])
  await platform.close()
  await expect(command('backup', '--to', at('whole'))).resolves.toMatch(/listo: /)
})

const scriptOf = (name: string) => join(import.meta.dirname, `../${name}.ts`)
const env = { ...process.env, DATA_DIR: at('data'), FRONTENDS_DIR: frontends, MONGO_URL: '' }

/** What a command printed; where it failed, its exit code and the one line of its error. */
function command(name: 'backup' | 'restore', ...args: string[]): Promise<string> {
  const node = ['--disable-warning=ExperimentalWarning', scriptOf(name), ...args]
  return promisify(execFile)(process.execPath, node, { env }).then(
    ({ stdout }) => stdout,
    ({ code, stderr }) => `${code}: ${stderr}`,
  )
}

const nothingOf = (name: string) =>
  expect([existsSync(at(name)), existsSync(at(`${name}.part`))]).toEqual([false, false])

async function statesIn(dataDir: string) {
  const platform = await openPlatform({ DATA_DIR: dataDir }, createLog('silent'))
  const states: unknown[] = []
  for (const name of stores) {
    const store = await platform.store<object>({ service: 'identity', name })
    for (const id of ['server', 'b', 'c']) states.push(await store.get(id))
  }
  await platform.close()
  return states
}

test('a backup is one private file, and its restore holds what the site held', async () => {
  if (process.platform !== 'win32') expect(statSync(at('whole')).mode & 0o777).toBe(0o600)
  expect(await command('restore', '--from', at('whole'), '--to', at('restored'))).toMatch(
    /^listo: .*restored/m,
  )
  expect(await statesIn(at('restored'))).toEqual(await statesIn(at('data')))
})

test('line separators in a text are no ends of lines', async () => {
  expect(await command('restore', '--from', at('whole'), '--to', at('with-separators'))).toMatch(/listo: /)
  const platform = await openPlatform({ DATA_DIR: at('with-separators') }, createLog('silent'))
  const mails = await platform.store<object>({ service: 'identity', name: 'mail' })
  expect(await mails.get('separated')).toMatchObject({ state: { text: separated } })
  await platform.close()
})

/** Runs a command and kills it when it has printed some line. */
async function killedAt(line: number, name: string, ...args: string[]): Promise<void> {
  const { child, output, ended, kill } = startProgram([scriptOf(name), ...args], { env })
  child.stdout.on('data', () => {
    if (output.stdout.split('\n').length > line) void kill()
  })
  await ended
}

test.each([1, 2, 3, 4])(
  'a backup that is killed after %i lines leaves no file, and is repeated',
  async (line) => {
    const to = at(`killed-${line}.backup`)
    await killedAt(line, 'backup', '--to', to)
    // What stands under its name is whole: the kill may come after the last step.
    if (!existsSync(to)) expect(await command('backup', '--to', to)).toMatch(/listo: /)
    expect(await command('restore', '--from', to, '--to', at(`of-killed-${line}`))).toMatch(/listo: /)
  },
)

test.each([1, 2, 3, 4, 5])(
  'a restore that is killed after %i lines leaves no folder, and is repeated',
  async (line) => {
    const to = at(`killed-restore-${line}`)
    await killedAt(line, 'restore', '--from', at('whole'), '--to', to)
    if (!existsSync(to))
      expect(await command('restore', '--from', at('whole'), '--to', to)).toMatch(/listo: /)
    expect(await statesIn(to)).toEqual(await statesIn(at('data')))
  },
)

const text = () => gunzipSync(readFileSync(at('whole'))).toString()
const withText = (name: string, content: string) => writeFileSync(at(name), gzipSync(content))

describe('a backup that is not good is refused in one line, and nothing is made', () => {
  test.each([
    [
      'cut off in its bytes',
      (name: string) => writeFileSync(at(name), readFileSync(at('whole')).subarray(0, 200)),
      /cortado o dañado: usa otro/,
    ],
    [
      'cut off after a line',
      (name: string) => withText(name, text().split('\n').slice(0, -2).join('\n')),
      /cortado o dañado: usa otro/,
    ],
    [
      'changed',
      (name: string) => withText(name, text().replace('"id":"b"', '"id":"x"')),
      /cortado o dañado: usa otro/,
    ],
    [
      'of a newer version',
      (name: string) => withText(name, text().replace('"version":1', '"version":2')),
      /versión más nueva: actualiza/,
    ],
    [
      'another kind of file',
      (name: string) => withText(name, '{"hello":1}\n'),
      /no es un respaldo de Semáforo PyME/,
    ],
    ['no gzip', (name: string) => writeFileSync(at(name), 'hello'), /cortado o dañado: usa otro/],
    ['empty', (name: string) => writeFileSync(at(name), ''), /no es un respaldo|cortado o dañado/],
    ['not there', () => undefined, /No hay ningún archivo/],
  ])('%s', async (what, make, says) => {
    const name = what.replaceAll(' ', '-')
    make(name)
    const said = await command('restore', '--from', at(name), '--to', at(`to-${name}`))
    expect(said).toMatch(says)
    expect(said).toMatch(/^1: [^\n]+\n$/)
    nothingOf(`to-${name}`)
  })
})

test('a folder with data, a name that is taken, and a folder without a site are refused', async () => {
  expect(await command('restore', '--from', at('whole'), '--to', at('data'))).toMatch(
    /^1: .*no está vacía: elige otra/,
  )
  expect(await command('backup', '--to', at('whole'))).toMatch(
    /^1: Ya hay un archivo .*: elige otro nombre\.\n$/,
  )
  expect(await command('backup')).toMatch(/^1: Uso: npm run backup/)
  expect(await command('restore', '--into', 'x')).toMatch(/^1: Uso: npm run restore/)
})

// A limit to the size of files is what a full disk is, for one process.
const onPosix = process.platform === 'win32' ? test.skip : test
onPosix('a full disk: one line, and nothing is left', async () => {
  const limited = (name: string, ...args: string[]) =>
    promisify(execFile)(
      'bash',
      ['-c', 'ulimit -f 64; exec "$0" "$@"', process.execPath, scriptOf(name), ...args],
      { env: { ...env, NODE_COMPILE_CACHE: '', NODE_NO_WARNINGS: '1' } },
    ).then(
      () => 'done',
      ({ code, stderr }) => `${code}: ${stderr}`,
    )
  const full =
    /^1: No cabe en el disco: libera espacio, o elige otra carpeta, y repite\. No se cambió nada\.\n$/
  expect(await limited('backup', '--to', at('too-large'))).toMatch(full)
  nothingOf('too-large')
  expect(await limited('restore', '--from', at('whole'), '--to', at('no-space'))).toMatch(full)
  nothingOf('no-space')
})
