import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productOfRun } from '../support/product-of-run.ts'

const { visit } = productOfRun()
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, '../../budgets.json'), 'utf8')) as {
  home: number
}

test('the first visit to /home downloads no more JavaScript than its budget', async () => {
  const scripts: Promise<{ path: string; encoding: string | null; bytes: number }>[] = []
  const page = await visit('/home', {
    prepare: async (page) => {
      page.on('response', (response) => {
        if (response.request().resourceType() !== 'script') return
        const measure = async () => ({
          path: new URL(response.url()).pathname,
          encoding: await response.headerValue('content-encoding'),
          bytes: (await response.request().sizes()).responseBodySize,
        })
        scripts.push(measure())
      })
    },
  })
  await page.getByRole('list', { name: 'Temas' }).waitFor()
  await page.waitForLoadState('networkidle')
  // What comes once the page has nothing else to do (`later-…`, `page-…`) is in no budget.
  const measured = (await Promise.all(scripts)).filter(({ path }) => !/\/(later|page)-/.test(path))
  const large = measured.filter(({ bytes }) => bytes > 2_000)
  expect(large.filter(({ encoding }) => encoding !== 'br')).toEqual([])
  expect(measured.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budgets.home)
  expect(measured.some(({ path }) => path.startsWith('/remotes/learning/'))).toBe(true)
  expect(measured.filter(({ path }) => /\/remotes\/(account|diagnostic)\//.test(path))).toEqual([])
})
