import { eventually } from '@semaforo/testing/eventually'
import { closeAll, problem } from './setup.ts'
import { aSiteOf } from './teams.ts'

afterEach(closeAll)

test('an order that was carried out is never carried out again', async () => {
  const { make, publication, order, ship, give, live } = await aSiteOf(['promo'])
  await ship(make('promo', '1.0.0'))
  const second = make('promo', '2.0.0')
  const publish = publication(second, { revision: 1 })
  await ship(second, publish)
  const rollback = order({ what: 'rollback', revision: 2 })
  expect((await give(rollback)).status).toBe(200)
  for (const [replayed, release] of [
    [rollback, undefined],
    [publish, second.release],
  ] as const)
    expect(await problem(await give(replayed, release))).toMatchObject({ code: 'changed-meanwhile' })
  await eventually(async () => expect(await live()).toEqual({ promo: '1.0.0' }))
})

test('of two orders from the same revision one is refused', async () => {
  const { make, publication, ship } = await aSiteOf(['promo'])
  await ship(make('promo', '1.0.0'))
  const [two, three] = [make('promo', '2.0.0'), make('promo', '3.0.0')]
  await ship(two, publication(two, { revision: 1 }))
  const late = await ship(three, publication(three, { revision: 1 }))
  expect(await problem(late)).toMatchObject({ code: 'changed-meanwhile' })
})

test('a route belongs to the frontend that has it', async () => {
  const { make, ship, live } = await aSiteOf(['promo', 'ideas'])
  const routes = [{ path: '/ofertas', title: 'Ofertas' }]
  await ship(make('promo', '1.0.0', { routes }))
  expect(await problem(await ship(make('ideas', '1.0.0', { routes })))).toMatchObject({ code: 'route-taken' })
  await eventually(async () => expect(await live()).toEqual({ promo: '1.0.0' }))
})

test('of two frontends that upload the same route at once one is refused', async () => {
  const { make, ship } = await aSiteOf(['promo', 'ideas'])
  const routes = [{ path: '/ofertas', title: 'Ofertas' }]
  const answers = await Promise.all(['promo', 'ideas'].map((name) => ship(make(name, '1.0.0', { routes }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the team of a canary, and nobody else, may ask how it does', async () => {
  const { make, publication, order, ship, give, keyOf } = await aSiteOf(['promo', 'ideas'])
  await ship(make('promo', '1.0.0'))
  const judge = order({ what: 'judge', revision: 1 })
  expect(await problem(await give(judge))).toMatchObject({ code: 'no-canary' })
  const next = make('promo', '2.0.0')
  await ship(next, publication(next, { what: 'canary', percent: 10, revision: 1 }))
  const none = { visits: 0, failed: 0 }
  await eventually(async () =>
    expect(await (await give(judge)).json()).toMatchObject({ verdict: { canary: none, stable: none } }),
  )
  const foreign = order({ what: 'judge' }, keyOf('ideas'))
  expect(await problem(await give(foreign))).toMatchObject({ code: 'foreign-key' })
})
