import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { catalogChanged, event } from '@semaforo/contracts'
import { consume, on, openPlatform } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const dataDir = temporaryDirectory()

/** Runs the script from the command line, on the embedded platform. */
async function deadLetters(...args: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../dead-letters.ts')
  const env = { ...process.env, DATA_DIR: dataDir, KAFKA_BROKERS: '' }
  const done = promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...args],
    { env },
  )
  return done.then(
    ({ stdout }) => stdout,
    ({ code, stderr }) => `${code}: ${stderr}`,
  )
}

test('dead letters are listed, shown and replayed while the product runs', async () => {
  const platform = await openPlatform({ DATA_DIR: dataDir }, createLog('silent'))
  endsWithTest(platform.close)
  const store = await platform.store<object>({ service: 'catalog', name: 'item' })
  const item = { id: 1, name: 'RESICO', slug: 'resico', description: 'Un régimen sencillo.' }
  let broken = true
  const handled = Promise.withResolvers<string>()
  const failed = Promise.withResolvers<void>()
  const react = on(catalogChanged, async ({ subject }) => {
    if (!broken) return handled.resolve(subject)
    failed.resolve()
    throw new Error('broken')
  })
  await consume(platform.log, { group: 'likes', on: [react], retries: { attempts: 1, firstMs: 1, maxMs: 1 } })
  await store.update('tag-1', () => [{}, [event(catalogChanged, { kind: 'tag', item })]])
  await failed.promise

  let list = ''
  while (!list.includes('likes')) list = await deadLetters('list')
  const [heading, row] = list.split('\n')
  expect(heading).toMatch(/^TEMA +POSICIÓN +GRUPO +MOTIVO +INTENTOS +FECHA +SE BORRA$/)
  expect(row).toMatch(/^catalog\.item +\d+ +likes +handler-failed +1 +\d{4}-\S+ +\d{4}-\d\d-\d\d$/)
  const position = row?.split(/ +/)[1] ?? ''
  expect(JSON.parse(await deadLetters('show', 'catalog.item', position))).toMatchObject({
    group: 'likes',
    detail: 'Error: broken',
    record: { key: 'tag-1', value: expect.stringContaining('RESICO') },
  })

  broken = false
  const replayed = await deadLetters('replay', 'catalog.item', '--all')
  expect(replayed).toBe(`catalog.item ${position}: entregado otra vez a likes\n`)
  expect(await handled.promise).toBe('tag-1')
  expect(await deadLetters('list')).toBe('No hay eventos sin procesar.\n')
})

test.each([
  { args: [], says: /^1: Uso: npm run dead-letters/ },
  { args: ['show', 'catalog.item'], says: /^1: Uso: npm run dead-letters/ },
  {
    args: ['replay', 'nothing', '--all'],
    says: /^1: No existe el tema nothing\. Los temas son: catalog\.item, /,
  },
  {
    args: ['show', 'catalog.item', '999'],
    says: /^1: En catalog\.item no espera ningún evento en la posición 999\./,
  },
])('a wrong order is answered with what to do: $args', async ({ args, says }) => {
  expect(await deadLetters(...args)).toMatch(says)
})
