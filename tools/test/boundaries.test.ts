import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const root = join(import.meta.dirname, '../..')
const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const imports = {
  'a value': "import { Home } from '../../mfe-learning/src/home.tsx'",
  'a type': "import type { Home } from '../../mfe-learning/src/home.tsx'",
  'a type among values': "import { type Home } from '../../mfe-learning/src/home.tsx'",
  'what it passes on': "export * from '../../mfe-learning/src/home.tsx'",
  'a chunk for later': "const later = () => import('../../mfe-learning/src/home.tsx')",
  'a package that is linked': "import '@semaforo/mfe-learning/src/home.tsx'",
  'a package that is not': "import '@semaforo/mfe-elsewhere/src/app.tsx'",
}
const fileOf = (what: string) => `mfe-new-thing/src/${what.replaceAll(' ', '-')}.tsx`
// In JSX, as screens are.
const screen = (line: string) => `${line}\nexport const App = () => <main>Nuevo</main>`

const files = {
  'mfe-learning/package.json': '{ "name": "@semaforo/mfe-learning", "type": "module" }',
  'mfe-learning/src/home.tsx': 'export const Home = () => <p>Hola</p>',
  'services/likes/src/likes.ts': 'export type Likes = number[]',
  'services/fresh/src/service.ts': "import type { Likes } from '../../likes/src/likes.ts'",
  'mfe-new-thing/src/asks-a-service.tsx': screen(
    "import type { Likes } from '../../services/likes/src/likes.ts'",
  ),
  'bench/reaches-out.ts': "import '../tools/build.ts'",
  'bench/asks-by-name.ts': "import '@semaforo/tools/build'",
  'tools/build.ts': 'export const built = true',
  'tools/package.json':
    '{ "name": "@semaforo/tools", "type": "module", "exports": { "./build": "./build.ts" } }',
  'mfe-new-thing/src/own.tsx': screen("import { texts } from './texts.ts'"),
  'mfe-new-thing/src/texts.ts': "export const texts = { a: 'Hola' }",
  ...Object.fromEntries(Object.entries(imports).map(([what, line]) => [fileOf(what), screen(line)])),
}

/** The rules that files of a checkout violate, by file. */
function brokenRules(checkout: string): Partial<Record<string, string[]>> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(checkout, path)), { recursive: true })
    writeFileSync(join(checkout, path), text)
  }
  mkdirSync(join(checkout, 'node_modules/@semaforo'), { recursive: true })
  for (const name of ['mfe-learning', 'tools']) {
    symlinkSync(`../../${name}`, join(checkout, 'node_modules/@semaforo', name))
  }
  const config = join(root, '.dependency-cruiser.js')
  const folders = ['mfe-learning', 'mfe-new-thing', 'services', 'bench', 'tools']
  const answer = spawnSync(process.execPath, [program, '--config', config, '-T', 'json', ...folders], {
    cwd: checkout,
    encoding: 'utf8',
  })
  const { summary } = JSON.parse(answer.stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  const byFile = Object.groupBy(summary.violations, ({ from }) => from)
  return Object.fromEntries(
    Object.entries(byFile).map(([from, broken = []]) => [from, broken.map(({ rule }) => rule.name)]),
  )
}

describe('folders that no list names', () => {
  const broken = brokenRules(temporaryDirectory())

  test.each(Object.keys(imports))('a frontend may not import from another: %s', (what) => {
    expect(broken[fileOf(what)]).toContain('no-frontend-imports-another')
  })

  test('a frontend imports no service, a service no other, and what is their own may all', () => {
    expect(broken['mfe-new-thing/src/asks-a-service.tsx']).toContain('no-frontend-imports-a-service')
    expect(broken['services/fresh/src/service.ts']).toContain('no-service-imports-another')
    expect(Object.keys(broken)).toHaveLength(Object.keys(imports).length + 3)
  })

  test('a relative import leaves no package, a bench may ask another by its name', () => {
    expect(broken['bench/reaches-out.ts']).toEqual(['no-relative-import-leaves-its-package'])
  })
})
