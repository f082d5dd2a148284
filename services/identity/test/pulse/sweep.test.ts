import { mailRequested } from '@semaforo/contracts'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { sweepPulses } from '../../src/pulse/sweep-pulses.ts'
import { openStores } from '../../src/stores.ts'
import type { UserState } from '../../src/user/user.ts'
import { newDataDir, openDeployment } from '../support/site.ts'

/** More than two pages of a sweep. */
const readers = 230
const today = Date.parse('2026-11-22T18:00:00Z')

const aReader = (n: number, due: string): UserState => ({
  firstName: 'Ana',
  lastName: 'Paz',
  email: `ana.${n}@correo.mx`,
  passwordHash: 'x',
  role: 'user',
  status: true,
  epoch: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  pulse: { on: { day: 22, due, salt: 's', tokenHash: `hash ${n}` } },
  lights: [{ record: 'r', color: 'green', at: '2026-10-21T18:00:00.000Z' }],
})

test('of several instances that look at once, one requests each mail that is due', async () => {
  const platform = await openDeployment(await newDataDir())
  endsWithTest(platform.close)
  const { users } = await openStores(platform)
  for (let n = 0; n < readers; n++) await users.update(`u${n}`, () => [aReader(n, '2026-11-22'), []])
  await users.update('later', () => [aReader(readers, '2026-11-23'), []])

  await Promise.all([1, 2, 3].map(() => sweepPulses(users, today)))
  await sweepPulses(users, today)

  const wanted = Array.from({ length: readers }, (_, n) => `u${n}`).sort()
  await eventually(async () => {
    const requested: string[] = []
    await platform.log.read(mailRequested.topic, ({ value }) => {
      requested.push(JSON.parse(value).data.id)
    })
    expect(requested.sort()).toEqual(wanted)
  })
  expect((await users.get('u0'))?.state.pulse).toMatchObject({ sent: '2026-11', on: { due: '2026-12-22' } })
})
