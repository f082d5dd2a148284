import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { texts } from '../src/faq/faq.texts.ts'

const routes = ['about', 'account', 'diagnostic', 'learning'].flatMap((name) => {
  const file = join(import.meta.dirname, `../../mfe-${name}/frontend.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] }).routes
})

test('every link of an answer leads to a page of the site', () => {
  const links = texts.groups.flatMap(({ entries }) => entries.flatMap(({ link }) => link?.href ?? []))
  expect(links.length).toBeGreaterThan(4)
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(links))
})
