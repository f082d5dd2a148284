import { aPartner, aPartnersAdmin } from '../support/partners.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()

test('of several who create a partner of one name at once, one does', async () => {
  const admin = await aPartnersAdmin(here.site)
  const { name } = aPartner()
  const names = [name, name.toUpperCase(), name.normalize('NFD'), ` ${name}`]
  const answers = await Promise.all(names.map((name) => admin.create(aPartner({ name }))))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
})

test('several partners created at once are all there', async () => {
  const admin = await aPartnersAdmin(here.site)
  const answers = await Promise.all(Array.from({ length: 8 }, () => admin.create(aPartner())))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const { body } = await admin.list()
  for (const answer of answers) expect(body.partners).toContainEqual(answer.body)
})

test('two rotations at once lose neither key: one is current, the other overlaps', async () => {
  const admin = await aPartnersAdmin(here.site)
  const { id } = await admin.created()
  const answers = await Promise.all([admin.rotate(id, 24), admin.rotate(id, 24)])
  const given = answers.map(({ body }) => body.keys.at(-1).key)
  const { body } = await admin.list()
  const { keys } = body.partners.find((partner: { id: string }) => partner.id === id)
  expect(keys.map(({ key }: { key: string }) => key).sort()).toEqual([...given].sort())
  expect(keys.map(({ until }: { until?: string }) => typeof until)).toEqual(['string', 'undefined'])
})

test('a rotation and a change at once keep both', async () => {
  const admin = await aPartnersAdmin(here.site)
  const { id, keys } = await admin.created()
  const [rotated] = await Promise.all([admin.rotate(id, 0), admin.change(id, { sharesPerDay: 9 })])
  const { body } = await admin.list()
  const partner = body.partners.find((partner: { id: string }) => partner.id === id)
  expect(partner).toMatchObject({ sharesPerDay: 9, keys: [rotated.body.keys.at(-1)] })
  expect(partner.keys).not.toContainEqual(keys[0])
})
