import { catalogChanged, event, type ReleaseMoved, releaseEvents } from '@semaforo/contracts'
import { toCloudEvent, toRecord } from '@semaforo/platform'
import { eventually } from '@semaforo/testing/eventually'
import { anAdmin } from '../support/accounts.ts'
import { siteForAll } from '../support/site-for-all.ts'

const here = siteForAll()
const item = { id: 1, name: 'Caja', slug: 'caja', description: 'Un tema.', position: 1 }
const from = 'http://sitio.example'

/** A record of another service, as it is in the log. */
function recordOf({ topic, ...content }: ReturnType<typeof event>, subject: string, sequence: number) {
  const origin = { service: 'others', subject, sequence }
  return toRecord(topic, toCloudEvent({ topic, ...content }, origin))
}
const edited = (sequence: number, more: { actor?: string; retired?: boolean }) =>
  recordOf(event(catalogChanged, { kind: 'tag', item, ...more }), 'tag/1', sequence)

function moved(revision: number, more: Pick<ReleaseMoved, 'what' | 'version'> & Partial<ReleaseMoved>) {
  const live = { stable: '1.0.0', revision }
  const at = `2026-03-01T12:00:0${revision}.000Z`
  const data = { frontend: 'promo', revision, at, by: 'promo', live, from, ...more }
  return recordOf(event(releaseEvents[more.what], data), 'promo', revision)
}

type Entry = { id: string; at: string; action: string; target?: string }

/** The entries about a target, by their actions, without what differs with each run. */
async function entriesOf(target: string) {
  const { client, token } = await anAdmin(here.site)
  const { body } = await client.get('/api/audit', token)
  return body.entries
    .filter((one: Entry) => one.target === target)
    .map(({ id: _, at: __, ...facts }: Entry) => facts)
    .sort((one: Entry, other: Entry) => one.action.localeCompare(other.action))
}

test('each edit of the catalog is audited once, and shipped content is not', async () => {
  const saved = edited(2, { actor: 'eva' })
  await here.site.platform.log.publish([
    edited(1, {}),
    saved,
    saved,
    edited(3, { actor: 'eva', retired: true }),
  ])
  const by = { actor: 'eva', target: 'tag/1', detail: 'Caja' }
  await eventually(async () =>
    expect(await entriesOf('tag/1')).toEqual([
      { action: 'tag-retired', ...by },
      { action: 'tag-saved', ...by },
    ]),
  )
})

test('each move of a release is audited once, also where it is published again', async () => {
  const published = moved(1, { what: 'publish', version: '1.0.0' })
  await here.site.platform.log.publish([
    published,
    published,
    moved(1, { what: 'publish', version: '1.0.0' }),
    moved(2, { what: 'canary', version: '2.0.0', percent: 10 }),
    moved(3, { what: 'promote', version: '2.0.0' }),
    moved(4, { what: 'rollback', version: '1.0.0', withdrew: '2.0.0', by: 'sitio' }),
  ])
  const by = { actor: 'promo', target: 'promo' }
  await eventually(async () =>
    expect(await entriesOf('promo')).toEqual([
      { action: 'release-canary', ...by, detail: '2.0.0 (10 %)' },
      { action: 'release-promoted', ...by, detail: '2.0.0' },
      { action: 'release-published', ...by, detail: '1.0.0' },
      { action: 'release-rolled-back', target: 'promo', detail: '2.0.0' },
    ]),
  )
})
