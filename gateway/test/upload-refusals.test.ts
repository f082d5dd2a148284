import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@semaforo/contracts'
import { releasesPath } from '@semaforo/contracts'
import { makeKeyPair } from '@semaforo/releases'
import { integrity } from './integrity.ts'
import { closeAll, open, problem } from './setup.ts'
import { aSiteOf, described } from './teams.ts'

let site: Awaited<ReturnType<typeof aSiteOf>>
beforeEach(async () => {
  site = await aSiteOf(['promo', 'ideas'])
})
afterEach(closeAll)

const refused = (answer: Response, code: string) => site.refused(answer, code)

describe('an order is refused', () => {
  test('with a key that the site does not know', async () => {
    const { make, order, give } = site
    const made = make('promo', '1.0.0')
    const stranger = order({ what: 'publish', version: made.release.version }, makeKeyPair())
    await refused(await give(stranger, made.release), 'unknown-key')
  })

  test('with the key of another team', async () => {
    const { make, order, give, keyOf } = site
    const { release } = make('promo', '1.0.0')
    const foreign = order({ what: 'publish', version: release.version }, keyOf('ideas'))
    await refused(await give(foreign, release), 'foreign-key')
  })

  test('changed after it was signed', async () => {
    const { make, publication, give } = site
    const { release, files } = make('promo', '1.0.0')
    const order = publication({ release, files })
    await refused(await give({ ...order, revision: 7 }, release), 'bad-signature')
  })

  test('for a release that another key signed, or that was changed', async () => {
    const { make, publication, give, keyOf } = site
    const foreign = make('promo', '1.0.0', {}, keyOf('ideas'))
    await refused(await give(publication(foreign), foreign.release), 'foreign-key')
    const made = make('promo', '1.0.0')
    const changed = { ...made.release, entry: 'assets/1.js' }
    await refused(await give(publication(made), changed), 'bad-signature')
  })

  test('for another release than the one that comes with it', async () => {
    const { make, publication, give } = site
    const [one, other] = [make('promo', '1.0.0'), make('promo', '2.0.0')]
    await refused(await give(publication(one), other.release), 'bad-manifest')
  })

  test('for another site', async () => {
    const { make, publication, give } = site
    const made = make('promo', '1.0.0')
    const elsewhere = publication(made, { site: 'https://otro.example' })
    await refused(await give(elsewhere, made.release), 'other-site')
  })

  test('from another revision than the frontend has', async () => {
    const { make, publication, give } = site
    const made = make('promo', '1.0.0')
    await refused(await give(publication(made, { revision: 3 }), made.release), 'changed-meanwhile')
  })

  test('for a release that does not exist', async () => {
    const { order, give } = site
    await refused(await give(order({ what: 'rollback' })), 'not-published')
    await refused(await give(order({ what: 'publish', version: '1.0.0' })), 'bad-manifest')
  })

  test('that cannot be read', async () => {
    const post = (body: string, type = 'application/json') =>
      fetch(`${site.url}${releasesPath}`, { method: 'POST', headers: { 'content-type': type }, body })
    await refused(await post('{}'), 'invalid-request')
    await refused(await post('{'), 'malformed-json')
    await refused(await post('{}', 'text/plain'), 'unsupported-media-type')
    await refused(await fetch(`${site.url}${releasesPath}`, { method: 'DELETE' }), 'method-not-allowed')
    await refused(await post(JSON.stringify({ order: 'x'.repeat(600_000) })), 'payload-too-large')
  })
})

describe('a release is refused before its files', () => {
  const file = { integrity: integrity('x'), bytes: 1 }
  const withPaths = (...paths: string[]) => {
    const more = JSON.parse(
      `{${paths.map((path) => `${JSON.stringify(path)}: ${JSON.stringify(file)}`).join()}}`,
    )
    return { files: { ...described({ 'remoteEntry.js': 'entry' }), ...more } as Release['files'] }
  }

  test.each([
    ['..', ['../escape.js']],
    ['.. inside', ['assets/../../escape.js']],
    ['an absolute path', ['/etc/passwd']],
    ['a drive', ['C:/drive.js']],
    ['a backslash', ['assets\\back.js']],
    ['names that differ by case', ['assets/a.js', 'assets/A.js']],
    ['a file that is a folder', ['a', 'a/b.js']],
    ['the manifest as a file', ['release.json']],
  ])('with %s', async (_, paths) => {
    const made = site.make('promo', '1.0.0', withPaths(...paths))
    await refused(await site.give(site.publication(made), made.release), 'bad-manifest')
  })

  test('that is larger than the site takes', async () => {
    const bytes = 9_000_000
    const files = { ...described({ 'remoteEntry.js': 'x' }), 'a.js': { integrity: integrity('a'), bytes } }
    const made = site.make('promo', '1.0.0', { files })
    const limits = { releaseBytes: 5_000_000 }
    const small = await open({ frontendsDir: site.dir, publicUrl: 'http://sitio.example', limits })
    await refused(await site.give(site.publication(made), made.release, small), 'release-too-large')
  })

  test('while others hold what there is room for, until they end', async () => {
    const names = Array.from({ length: 11 }, (_, n) => `team${String.fromCharCode(97 + n)}`)
    const limits = { releaseBytes: 150_000 }
    const { make, publication, give, held } = await aSiteOf(names, { limits })
    const files = {
      ...described({ 'remoteEntry.js': 'x' }),
      'a.js': { integrity: integrity('a'), bytes: 149_000 },
    }
    const begin = async (name: string) => {
      const made = make(name, '1.0.0', { files })
      return give(publication(made), made.release)
    }
    for (const name of names.slice(0, 10)) expect((await begin(name)).status).toBe(200)
    const full = await begin('teamk')
    expect(full.headers.get('retry-after')).toBe('60')
    expect(await problem(full)).toMatchObject({ status: 503, code: 'uploads-full' })
    expect(held().filter((path) => path.startsWith('teamk'))).toEqual([])
    expect((await begin('teama')).status).toBe(200)
  })
})

test("a registry that is damaged stops orders, and its place on the disk is nobody's business", async () => {
  const path = join(site.dir, 'registry', 'promo.json')
  writeFileSync(path, '{')
  for (const answer of [
    await site.give(site.order({ what: 'rollback' })),
    await fetch(`${site.url}${releasesPath}`),
  ])
    expect(await problem(answer)).toMatchObject({
      code: 'damaged',
      message: expect.not.stringContaining(site.dir),
    })
})

test('orders are limited by client', async () => {
  const url = await open({ frontendsDir: site.dir, env: { RATE_LIMIT_PER_MINUTE: 1 } })
  const order = site.order({ what: 'rollback' })
  await problem(await site.give(order, undefined, url))
  expect(await problem(await site.give(order, undefined, url))).toMatchObject({ code: 'too-many-requests' })
})
