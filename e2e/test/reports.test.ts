import type { Page } from 'playwright-core'
import { eventually } from '../support/eventually.ts'
import { frontendDown } from '../support/faults.ts'
import { noticed } from '../support/laid-out.ts'
import { runningProduct } from '../support/product.ts'
import { entryOf, replaceLearning } from '../support/replaced-frontend.ts'

// What it counts is of no other file's pages.
const { visit, site } = runningProduct()

const faults = new RegExp(`${frontendDown.source}|no code|no start|no render|nobody catches`, 'i')

/** The value of each series about the learning frontend's live release, without that release's labels. */
async function series(): Promise<Map<string, number>> {
  const { frontends } = await (await fetch(`${site().url}/federation/registry.json`)).json()
  const { version } = frontends.find(({ name }: { name: string }) => name === 'learning')
  const labels = `frontend="learning",version="${version}"`
  const lines = (await (await fetch(`${site().url}/metrics`)).text()).split('\n')
  return new Map(
    lines
      .filter((line) => line.includes(labels))
      .map((line) => {
        const [name = '', value] = line.replace(labels, '').replace('{,', '{').replace('{}', '').split(' ')
        return [name, Number(value)] as const
      }),
  )
}
const failures = (kind: string) => `semaforo_frontend_failures_total{kind="${kind}"}`

/**
 * Waits until the series have grown by so much since `before`, and failures by no more: what the page of an
 * earlier test measured may arrive late, its failures have been waited for.
 */
async function grown(before: Map<string, number>, by: Record<string, number>): Promise<void> {
  const grew = (now: Map<string, number>, name: string) => (now.get(name) ?? 0) - (before.get(name) ?? 0)
  const missing = (seen: Map<string, number>) =>
    Object.entries(by).filter(([name, more]) => grew(seen, name) < more)
  let now = before
  await eventually(async () => {
    now = await series()
    return missing(now).length === 0
  }).catch(() => expect(missing(now)).toEqual([]))
  for (const kind of ['load', 'mount', 'render', 'uncaught'].map(failures)) {
    expect([kind, grew(now, kind)]).toEqual([kind, by[kind] ?? 0])
  }
}

// The first of the file: what the page of another test measured cannot arrive here.
test('times and web vitals are reported when the page is left', async () => {
  const before = await series()
  const page = await visit('/home')
  await page.getByRole('list', { name: 'Temas' }).waitFor()
  await vitalsAreMeasured(page)
  await page.locator('h1').click()
  for (const type of ['paint', 'largest-contentful-paint', 'first-input']) await noticed(page, type)
  // The library looks at an interaction when the page is idle, and loses one that it had no time for.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
  await page.goto(new URL('/login', site().url).href)
  await grown(before, {
    semaforo_frontend_load_seconds_count: 1,
    semaforo_frontend_mount_seconds_count: 1,
    semaforo_web_vitals_lcp_seconds_count: 1,
    semaforo_web_vitals_cls_count: 1,
    semaforo_web_vitals_inp_seconds_count: 1,
  })
})

const draws = "domElement.textContent = 'De otro equipo'"
const lifecycles = (mount: string) =>
  entryOf(`{ async bootstrap() {}, async mount({ domElement }) { ${mount} }, async unmount() {} }`)
const crashes = entryOf(`await (async () => {
  const [version] = Object.values(scope['@semaforo/frontend-kit'])
  const { lifecycles } = (await version.get())()
  return lifecycles(() => { throw new Error('no render') })
})()`)

const throwsLater = `${draws}; setTimeout(() => { throw new Error('nobody catches') })`
const rejectsLater = `${draws}; void Promise.reject(new Error('nobody catches'))`

test('each failure of a frontend is reported once, by its release', async () => {
  const cases: [entry: string, expected: Record<string, number>][] = [
    [
      'var learning = { init() {}, get: async () => () => ({}) }',
      { [failures('load')]: 1, semaforo_frontend_retries_total: 2 },
    ],
    [lifecycles("throw new Error('no start')"), { [failures('mount')]: 1 }],
    [crashes, { [failures('render')]: 1 }],
    [lifecycles(throwsLater), { [failures('uncaught')]: 1 }],
    [lifecycles(rejectsLater), { [failures('uncaught')]: 1 }],
  ]
  for (const [entry, expected] of cases) {
    const before = await series()
    await visit('/roadmaps', {
      faults: new RegExp(`${faults.source}|exposes no|already registered|The above error`, 'i'),
      prepare: (page) => replaceLearning(page, entry),
    })
    await grown(before, expected)
  }
})

/** Resolves once the code that measures them has run: it comes in a chunk of its own, after the page's load. */
const vitalsAreMeasured = (page: Page) =>
  eventually(() =>
    page.evaluate(async () => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name)
      const scripts = names.filter((name) => /\/assets\/.*\.js$/.test(name))
      const codes = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()))
      return codes.some((code) => code.includes('largest-contentful-paint'))
    }),
  )
