import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openPlatform } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { startProgram } from '@semaforo/testing/start-program'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { create, extract } from 'tar'

const directory = temporaryDirectory()
const at = (name: string) => join(directory, name)
const frontends = at('frontends')
const stores = ['user', 'secret', 'session']

beforeAll(async () => {
  const platform = await openPlatform({ DATA_DIR: at('data') }, createLog('silent'))
  for (const name of stores) {
    const store = await platform.store<object>({ service: 'identity', name })
    for (const id of ['server', 'b', 'c']) await store.update(id, () => [{ name, id }, []])
  }
  const mails = await platform.store<object>({ service: 'identity', name: 'mail' })
  await mails.update('large', () => [{ text: randomBytes(100_000).toString('hex') }, []])
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

const modeOf = (name: string) => statSync(at(name)).mode & 0o777

test('a backup is one private file, and its restore holds what the site held', async () => {
  expect(await command('restore', '--from', at('whole'), '--to', at('restored'))).toMatch(
    /^listo: .*restored/m,
  )
  if (process.platform !== 'win32')
    expect(['whole', 'restored', 'restored/identity.db'].map(modeOf)).toEqual([0o600, 0o700, 0o600])
  expect(await statesIn(at('restored'))).toEqual(await statesIn(at('data')))
})

/** Runs a command and kills it when a file or folder is there. */
async function killedAt(path: string, name: string, ...args: string[]): Promise<void> {
  const { ended, kill } = startProgram([scriptOf(name), ...args], { env })
  const watching = setInterval(() => {
    if (existsSync(path)) void kill()
  }, 1)
  await ended
  clearInterval(watching)
}

test.each(['killed.backup.part', 'killed.backup.part/data/events.db', 'killed.backup.part/backup.tar.gz'])(
  'a backup that is killed when there is %s leaves no file, and is repeated',
  async (made) => {
    const to = at('killed.backup')
    rmSync(to, { force: true })
    await killedAt(at(made), 'backup', '--to', to)
    // What stands under its name is whole: the kill may come after the last step.
    if (!existsSync(to)) expect(await command('backup', '--to', to)).toMatch(/listo: /)
    expect(await command('restore', '--from', to, '--to', at(`of-${made.length}`))).toMatch(/listo: /)
  },
)

test.each(['killed.part', 'killed.part/data/identity.db'])(
  'a restore that is killed when there is %s leaves no folder, and is repeated',
  async (made) => {
    const to = at('killed')
    rmSync(to, { recursive: true, force: true })
    await killedAt(at(made), 'restore', '--from', at('whole'), '--to', to)
    if (!existsSync(to))
      expect(await command('restore', '--from', at('whole'), '--to', to)).toMatch(/listo: /)
    expect(await statesIn(to)).toEqual(await statesIn(at('data')))
  },
)

/** Makes an archive of what the good one holds after `change`. */
async function changed(name: string, change: (folder: string) => void): Promise<void> {
  const folder = at(`${name}-folder`)
  mkdirSync(folder)
  await extract({ file: at('whole'), cwd: folder })
  change(folder)
  await create({ cwd: folder, file: at(name), gzip: true }, readdirSync(folder))
}

const unusable = /no es un respaldo de Semáforo PyME, o está cortado o dañado: usa otro/

describe('a backup that is not good is refused in one line, and nothing is made', () => {
  test.each([
    [
      'cut off',
      (name: string) => writeFileSync(at(name), readFileSync(at('whole')).subarray(0, -2_000)),
      unusable,
    ],
    [
      'changed in its bytes',
      (name: string) => {
        const bytes = readFileSync(at('whole'))
        const middle = Math.floor(bytes.length / 2)
        bytes.fill(0, middle, middle + 100)
        writeFileSync(at(name), bytes)
      },
      unusable,
    ],
    [
      'with a damaged database',
      (name: string) => changed(name, (folder) => truncateSync(join(folder, 'data/identity.db'), 20_000)),
      unusable,
    ],
    [
      'of a newer version',
      (name: string) =>
        changed(name, (folder) => {
          const about = join(folder, 'backup.json')
          writeFileSync(about, readFileSync(about, 'utf8').replace('"version":2', '"version":3'))
        }),
      /versión más nueva: actualiza/,
    ],
    [
      'another archive',
      (name: string) => changed(name, (folder) => rmSync(join(folder, 'backup.json'))),
      unusable,
    ],
    ['no archive', (name: string) => writeFileSync(at(name), 'hello'), unusable],
    ['empty', (name: string) => writeFileSync(at(name), ''), unusable],
    ['not there', () => undefined, /No hay ningún archivo/],
  ])('%s', async (what, make, says) => {
    const name = what.replaceAll(' ', '-')
    await make(name)
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
  expect(await command('restore', '--from', at('whole'), '--to', 'mongodb://localhost/x')).toMatch(
    /^1: .*lo lleva npm run migrate\.\n$/,
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
