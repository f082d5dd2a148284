import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

function directDependencies(): string[] {
  const manifests = globSync(['package.json', '{packages,services}/*/package.json', '*/package.json'], {
    cwd: root,
  })
  const names = manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(path))
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  })
  return [...new Set(names)].filter((name) => !name.startsWith('@semaforo/')).sort()
}

test('docs/dependencies.md names each direct dependency once and nothing else', () => {
  const rows = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(named.sort()).toEqual(directDependencies())
})
