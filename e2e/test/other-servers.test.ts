import type { Page, Route } from 'playwright-core'
import { enter, heading } from '../support/account-steps.ts'
import { anAccount, aPerson, signedInAs } from '../support/accounts.ts'
import { eventually } from '../support/eventually.ts'
import { productOfRun } from '../support/product-of-run.ts'

const { visit, site } = productOfRun()

const pressed = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `Me gusta: ${name}`, exact: true, pressed: true })
    .first()
    .waitFor()
const unavailable = (route: Route) => route.fulfill({ status: 503, json: { message: 'Hoy no.' } })
const answer = (json: unknown) => (route: Route) => route.fulfill({ json })

describe('likes in every documented form', () => {
  test.each([
    ['one call that fails, and its parts', unavailable, { likedTagIds: [1] }, { likedRoadmapIds: [5] }],
    ['arrays', answer([1]), undefined, [5]],
    ['{tags} and {roadmaps}', answer({ tags: [1], roadmaps: [5] }), undefined, undefined],
  ])('%s', async (_form, all, tags, roadmaps) => {
    const page = await visit('/home', {
      ...(await signedInAs(site(), await anAccount(site()))),
      faults: /status of 503/,
      prepare: async (page) => {
        await page.route('**/api/me/likes', all)
        if (tags) await page.route('**/api/me/likes/tags', answer(tags))
        if (roadmaps) await page.route('**/api/me/likes/roadmaps', answer(roadmaps))
      },
    })
    await pressed(page, 'Flujo de efectivo')
    await page.getByRole('region', { name: 'Tus roadmaps favoritos' }).getByText('Cobra a tiempo').waitFor()
  })
})

test('likes that nobody answers for are asked for by one call', async () => {
  const calls: string[] = []
  const page = await visit('/home', {
    ...(await signedInAs(site(), await anAccount(site()))),
    faults: /ERR_FAILED/,
    prepare: (page) =>
      page.route('**/api/me/likes**', (route) => {
        calls.push(new URL(route.request().url()).pathname)
        return route.abort()
      }),
  })
  await eventually(() => calls.length > 0)
  // The next calls would be made in the task that hears of the failure.
  for (let tries = 0; tries < 2; tries++)
    await page.evaluate(() => new Promise<unknown>((idle) => requestIdleCallback(idle)))
  expect(new Set(calls)).toEqual(new Set(['/api/me/likes']))
})

test.each([{ message: 'Hoy cerramos temprano.' }, { error: true, msg: 'Hoy cerramos temprano.' }])(
  'what a server says in %j is shown',
  async (json) => {
    const page = await visit('/login', {
      faults: /status of 403/,
      prepare: (page) => page.route('**/api/auth/login', (route) => route.fulfill({ status: 403, json })),
    })
    await heading(page, 'Inicia sesión')
    await enter(page, aPerson())
    await page.getByRole('alert').getByText('Hoy cerramos temprano.').waitFor()
  },
)
