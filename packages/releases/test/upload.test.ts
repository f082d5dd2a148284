import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release, ReleaseOrder } from '@semaforo/contracts'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { heldAs, type KeyPair, list, receiveFile, receiveOrder, signOrder } from '../src/index.ts'
import { build, damageOf, openSite, served } from './site.ts'

const site = 'https://sitio.example'
const start = Date.parse('2026-01-01T12:00:00.000Z')

async function aTeam() {
  const dir = temporaryDirectory()
  const { learning: key } = (await openSite(dir, 'learning')) as { learning: KeyPair }
  const receiver = { dir, site, mostBytes: 1_000_000, verdictOn: async () => undefined }
  const clock = (minutes: number) => new Date(start + minutes * 60_000).toISOString()

  /** Gives an order at what the clock of some gateway says. */
  const give = (order: ReleaseOrder, minutes = 0, release?: Release) =>
    receiveOrder(receiver, { order, ...(release && { release }) }, clock(minutes))

  async function begin(content: string, wanted: { percent?: number; revision?: number } = {}, minutes = 0) {
    const { built, release } = await build(join(dir, 'builds'), 'learning', content, key)
    const { percent, revision = 0 } = wanted
    const about = { site, frontend: 'learning', revision, version: release.version }
    const order = signOrder(
      percent === undefined ? { ...about, what: 'publish' } : { ...about, what: 'canary', percent },
      key,
    )
    const received = await give(order, minutes, release)
    const upload = 'upload' in received ? received.upload : ''
    for (const [path, { integrity }] of Object.entries(release.files)) {
      const body = [readFileSync(join(built, path))].values()
      await receiveFile(dir, { frontend: 'learning', upload, file: heldAs(integrity) }, iterated(body))
    }
    return { release, finish: () => give(order, minutes, release), upload }
  }
  const order = (what: 'promote' | 'rollback', revision: number) =>
    signOrder({ site, frontend: 'learning', what, revision }, key)
  return { dir, begin, give, order }
}

async function* iterated(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks
}

test('gateways whose clocks are an hour apart move a frontend in the order of its revisions', async () => {
  const { dir, begin, give, order } = await aTeam()
  const first = await begin('first', {}, 60)
  await first.finish()
  const second = await begin('second', { percent: 10, revision: 1 })
  await second.finish()
  await give(order('promote', 2), 60)
  expect(served(dir)).toEqual({ learning: second.release.version })
  await give(order('rollback', 3))
  expect(served(dir)).toEqual({ learning: first.release.version })
  expect(await list(dir)).toMatchObject([{ revision: 4, since: { by: 'learning', what: 'rollback' } }])
})

test('a file that is spoiled while an upload waits is not published, and comes again with the next', async () => {
  const { dir, begin } = await aTeam()
  const { release, finish, upload } = await begin('first')
  const hash = release.files['assets/1.js']?.integrity ?? ''
  const spoiled = 'x'.repeat(release.files['assets/1.js']?.bytes ?? 0)
  writeFileSync(join(dir, 'uploads', 'learning', upload, heldAs(hash)), spoiled)
  await expect(finish()).rejects.toMatchObject({ code: 'bad-file' })
  expect(await list(dir)).toEqual([])
  expect(await finish()).toMatchObject({ missing: expect.arrayContaining([hash]) })
  await (await begin('first')).finish()
  expect(served(dir)).toEqual({ learning: release.version })
})

test('a file of a release that is spoiled where it is stored comes again with the same publish', async () => {
  const { dir, begin } = await aTeam()
  const { release, finish } = await begin('first')
  await finish()
  writeFileSync(join(dir, 'releases/learning', release.version, 'assets/1.js'), 'spoiled')
  const hash = release.files['assets/1.js']?.integrity ?? ''
  expect(await finish()).toMatchObject({ missing: expect.arrayContaining([hash]) })
  await (await begin('first')).finish()
  expect(damageOf(dir, 'learning', release.version)).toEqual([])
})
