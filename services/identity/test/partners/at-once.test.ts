import { aPartner, aPartnersAdmin } from '../support/partners.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()

test('of concurrent partners with one name, one is created', async () => {
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

test('of two rotations at once one happens, and the key that stands in pages still overlaps', async () => {
  const admin = await aPartnersAdmin(here.site)
  const partner = await admin.created()
  const answers = await Promise.all([admin.rotate(partner, 24), admin.rotate(partner, 24)])
  answers.push(await admin.rotate(partner, 0))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  for (const { status, body } of answers) if (status === 409) expect(body.code).toBe('partner-changed')
  const given = answers.find(({ status }) => status === 201)?.body.keys.at(-1)
  const { body } = await admin.list()
  const { keys } = body.partners.find(({ id }: { id: string }) => id === partner.id)
  expect(keys).toEqual([{ ...partner.keys[0], until: expect.any(String) }, given])
})

test('a rotation and a change at once keep both', async () => {
  const admin = await aPartnersAdmin(here.site)
  const created = await admin.created()
  const { id, keys } = created
  const [rotated] = await Promise.all([admin.rotate(created, 0), admin.change(id, { sharesPerDay: 9 })])
  const { body } = await admin.list()
  const partner = body.partners.find((partner: { id: string }) => partner.id === id)
  expect(partner).toMatchObject({ sharesPerDay: 9, keys: [rotated.body.keys.at(-1)] })
  expect(partner.keys).not.toContainEqual(keys[0])
})
