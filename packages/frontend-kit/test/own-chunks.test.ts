import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { bundle } from '../build/compile.ts'
import { remote } from '../build/remote.ts'

/** Builds a frontend of two chunks whose second one holds this text; its scripts by their names. */
async function built(text: string): Promise<Record<string, string>> {
  const directory = temporaryDirectory()
  mkdirSync(join(directory, 'src'))
  writeFileSync(join(directory, 'frontend.json'), '{"name":"promo","routes":[]}')
  writeFileSync(join(directory, 'package.json'), '{"name":"promo","version":"0.1.0","type":"module"}')
  writeFileSync(join(directory, 'src/app.tsx'), "export default () => import('./later.ts')")
  writeFileSync(join(directory, 'src/later.ts'), `export const text = ${JSON.stringify(text)}`)
  await bundle(remote(directory))
  const files = globSync('dist/**/*.js', { cwd: directory })
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(directory, file), 'utf8')]))
}

/** The global lists of chunks that scripts use. */
const lists = (scripts: Record<string, string>) => [
  ...new Set(Object.values(scripts).flatMap((code) => code.match(/rspackChunk\w+/g) ?? [])),
]
const entryOf = (scripts: Record<string, string>) => scripts['dist/remoteEntry.js'] ?? ''

test('two releases of a frontend keep their chunks apart, and the same code is the same release', async () => {
  const [one, same, other] = [await built('uno'), await built('uno'), await built('dos')]
  expect(lists(one)).toEqual([expect.stringMatching(/^rspackChunkpromo_[0-9a-f]{8}$/)])
  expect(lists(other)).toHaveLength(1)
  expect(lists(other)).not.toEqual(lists(one))
  expect(same).toEqual(one)
})

test('the entry has the hashes of the finished chunks', async () => {
  const scripts = await built('uno')
  const chunks = Object.entries(scripts).filter(([file]) => file !== 'dist/remoteEntry.js')
  expect(chunks.length).toBeGreaterThan(1)
  for (const [, code] of chunks) {
    expect(entryOf(scripts)).toContain(createHash('sha384').update(code).digest('base64'))
  }
})

test.each(['later-two', 'page-two'])(
  'what a later chunk shares with %s is named as later too',
  async (two) => {
    const directory = temporaryDirectory()
    const write = (file: string, code: string) => writeFileSync(join(directory, 'src', file), code)
    mkdirSync(join(directory, 'src'))
    writeFileSync(join(directory, 'frontend.json'), '{"name":"promo","routes":[]}')
    writeFileSync(join(directory, 'package.json'), '{"name":"promo","version":"0.1.0","type":"module"}')
    write(
      'app.tsx',
      `export const one = () => import(/* webpackChunkName: "later-one" */ './one.ts')
     export const two = () => import(/* webpackChunkName: "${two}" */ './two.ts')`,
    )
    write('one.ts', "export { text as one } from './large.ts'")
    write('two.ts', "export { text as two } from './large.ts'")
    write('large.ts', `export const text = ${JSON.stringify('largo '.repeat(5_000))}`)
    await bundle(remote(directory))
    const large = globSync('dist/assets/*.js', { cwd: directory }).filter((file) =>
      readFileSync(join(directory, file), 'utf8').includes('largo largo'),
    )
    expect(large).toEqual([expect.stringMatching(/later-one-two\.[0-9a-f]{8}\.js$/)])
  },
)
