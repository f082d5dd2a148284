import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withTable } from '../env-table.ts'

test("the README's table of settings is the one that the schemas give", () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  expect(readme).toBe(withTable(readme))
})
