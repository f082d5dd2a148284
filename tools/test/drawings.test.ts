import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawings } from '../drawings.ts'

test('the pictures in docs/drawings are those of their sources', async () => {
  for (const { name, svg } of await drawings()) {
    const kept = readFileSync(join(import.meta.dirname, `../../docs/drawings/${name}.svg`), 'utf8')
    expect(`${name}: ${kept}`).toBe(`${name}: ${svg}`)
  }
})
