import { movableTime } from '@semaforo/testing/movable-time'
import { aPartnersAdmin } from '../support/partners.ts'
import { newDataDir, startSite } from '../support/site.ts'

const hourMs = 3_600_000

test('a replaced key has an end; it goes with the first write after it', async () => {
  const time = movableTime()
  const site = await startSite(await newDataDir())
  let admin = await aPartnersAdmin(site)
  const created = await admin.created()
  const { id, keys } = created
  const { status, body } = await admin.rotate(created, 72)
  expect(status).toBe(201)
  const [first, second] = body.keys
  expect(first).toEqual({ ...keys[0], until: expect.any(String) })
  expect(Date.parse(first.until) - Date.parse(second.since)).toBe(72 * hourMs)
  expect(second).toEqual({ key: expect.any(String), since: expect.any(String) })

  time.jump(71 * hourMs)
  admin = await aPartnersAdmin(site)
  expect((await admin.change(id, { sharesPerDay: 2 })).body.keys).toEqual([first, second])
  time.jump(2 * hourMs)
  admin = await aPartnersAdmin(site)
  expect((await admin.change(id, { sharesPerDay: 3 })).body.keys).toEqual([second])
})

test('without overlap, and with a rotation before its end, a key ends at once', async () => {
  const site = await startSite(await newDataDir())
  const admin = await aPartnersAdmin(site)
  const { id, ...created } = await admin.created()
  const once = (await admin.rotate({ id, ...created }, 720)).body.keys
  const twice = (await admin.rotate({ id, keys: once }, 24)).body.keys
  expect(twice).toEqual([{ ...once[1], until: expect.any(String) }, expect.anything()])
  const { keys } = (await admin.rotate({ id, keys: twice }, 0)).body
  expect(keys).toEqual([{ key: expect.not.stringContaining(twice[1].key), since: expect.any(String) }])
})
