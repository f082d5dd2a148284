import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatedDocs } from '../docs.ts'

// `npm run docs` writes them.
test.each(Object.entries(generatedDocs()))('%s is up to date with the code', (path, text) => {
  expect(readFileSync(join(import.meta.dirname, '../..', path), 'utf8')).toBe(text)
})
