import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { compileFrontend } from '../build/index.ts'

/** What a build of these files takes of the kits, which come from elsewhere at run time. */
async function usesOf(files: Record<string, string>) {
  const directory = temporaryDirectory()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), content)
  }
  const externals = ['@semaforo/ui', '@semaforo/frontend-kit']
  const uses = await compileFrontend({
    context: directory,
    mode: 'production',
    entry: './a.js',
    externals: Object.fromEntries(externals.map((name) => [name, 'var {}'])),
    output: { path: join(directory, 'dist') },
  })
  expect(readFileSync(join(directory, 'dist', 'main.js'), 'utf8')).not.toBe('')
  return uses
}

test('what a frontend and its packages take of the kits is named, in whatever way they import it', async () => {
  const uses = await usesOf({
    'a.js': `
      import './b.js'
      import { request as ask } from '@semaforo/frontend-kit'
      export { Card } from '@semaforo/ui'
      import * as elsewhere from './b.js'
      console.log(ask, elsewhere)`,
    'b.js': `
      import '@semaforo/ui'
      import { Button, Card } from '@semaforo/ui'
      import * as kit from '@semaforo/frontend-kit'
      export const session = kit.session.read()
      console.log(Button, Card)`,
  })
  expect(uses).toEqual({
    ui: ['Button', 'Card'],
    'frontend-kit': ['request', 'session'],
  })
})

test.each([
  ['passed on', "import * as ui from '@semaforo/ui'; console.log(ui)"],
  ['loaded later', "import('@semaforo/ui').then(console.log)"],
  ['exported', "export * from '@semaforo/ui'"],
])('a kit that is %s as a whole is refused: nobody could tell what is used of it', async (_, source) => {
  await expect(usesOf({ 'a.js': source })).rejects.toThrow(/by its name/)
})
