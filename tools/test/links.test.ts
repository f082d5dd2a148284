import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

test.each(pages)('every file that %s links to is there', (page) => {
  const links = readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)
  const missing = [...links].map(([, link = '']) => join(dirname(page), link))
  expect(missing.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
