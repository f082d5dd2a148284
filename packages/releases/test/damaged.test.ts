import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { change, type KeyPair, list, publish } from '../src/index.ts'
import { asked, build, damageOf, openSite, publishNew, served } from './site.ts'

test('a stored release that is not there cannot become live', async () => {
  const dir = temporaryDirectory()
  const { learning } = (await openSite(dir, 'learning')) as Record<string, KeyPair>
  await publishNew(dir, 'learning', 'stable', learning as KeyPair)
  const unknown = { what: 'canary', version: '9.9.9', percent: 5 } as const
  await expect(change(dir, 'learning', unknown, asked())).rejects.toMatchObject({ code: 'not-stored' })
})

test('a damaged manifest affects only its frontend; a rollback or publishing again repairs it', async () => {
  const dir = temporaryDirectory()
  const keys = (await openSite(dir, 'learning', 'account')) as Record<string, KeyPair>
  const first = await publishNew(dir, 'learning', 'first', keys['learning'] as KeyPair)
  const second = await publishNew(dir, 'learning', 'second', keys['learning'] as KeyPair)
  writeFileSync(join(dir, 'releases', 'learning', second, 'release.json'), '{}')
  const account = await publishNew(dir, 'account', 'first', keys['account'] as KeyPair)
  expect(served(dir)).toEqual({ account })
  expect(await list(dir)).toMatchObject([{ whole: true }, { frontend: 'learning', whole: false }])
  await change(dir, 'learning', { what: 'rollback' }, asked())
  expect(served(dir)).toEqual({ account, learning: first })
  await publish(dir, join(dir, 'builds', 'learning-second'), asked())
  expect(served(dir)).toEqual({ account, learning: second })
})

test.each([
  ['was changed', (path: string) => writeFileSync(path, 'changed')],
  ['is gone', (path: string) => rmSync(path)],
])(
  'a stored release of which a file %s cannot become live again until the same publish heals it',
  async (_, spoil) => {
    const dir = temporaryDirectory()
    const { learning } = (await openSite(dir, 'learning')) as Record<string, KeyPair>
    const first = await publishNew(dir, 'learning', 'first', learning as KeyPair)
    const second = await publishNew(dir, 'learning', 'second', learning as KeyPair)
    spoil(join(dir, 'releases', 'learning', first, 'assets/1.js'))
    const before = served(dir)
    await expect(change(dir, 'learning', { what: 'rollback' }, asked())).rejects.toMatchObject({
      code: 'not-stored',
    })
    expect(served(dir)).toEqual(before)
    await publish(dir, join(dir, 'builds', 'learning-first'), asked())
    expect(damageOf(dir, 'learning', first)).toEqual([])
    await change(dir, 'learning', { what: 'rollback' }, asked())
    expect(served(dir)).toEqual({ learning: second })
  },
)

test('a canary that was damaged on disk is not for everybody, and can be taken back', async () => {
  const dir = temporaryDirectory()
  const { learning } = (await openSite(dir, 'learning')) as Record<string, KeyPair>
  const stable = await publishNew(dir, 'learning', 'stable', learning as KeyPair)
  const { built, release } = await build(join(dir, 'builds'), 'learning', 'new', learning as KeyPair)
  await publish(dir, built, { ...asked(), percent: 10 })
  writeFileSync(join(dir, 'releases', 'learning', release.version, 'release.json'), '{}')
  const refused = { code: 'not-stored' }
  await expect(change(dir, 'learning', { what: 'promote' }, asked())).rejects.toMatchObject(refused)
  const wider = { what: 'canary', percent: 50 } as const
  await expect(change(dir, 'learning', wider, asked())).rejects.toMatchObject(refused)
  expect(served(dir)).toEqual({ learning: stable })
  await change(dir, 'learning', { what: 'rollback' }, asked())
  expect(await list(dir)).toMatchObject([{ version: stable, percent: 100, whole: true }])
})

test('the same publish heals what everybody has', async () => {
  const dir = temporaryDirectory()
  const { learning } = (await openSite(dir, 'learning')) as Record<string, KeyPair>
  const version = await publishNew(dir, 'learning', 'first', learning as KeyPair)
  writeFileSync(join(dir, 'releases', 'learning', version, 'remoteEntry.js'), 'changed')
  await publish(dir, join(dir, 'builds', 'learning-first'), asked())
  expect(damageOf(dir, 'learning', version)).toEqual([])
  expect(await list(dir)).toMatchObject([{ version, revision: 1 }])
})

test('a damaged registry is reported in one line and left unchanged', async () => {
  const dir = temporaryDirectory()
  const { learning } = (await openSite(dir, 'learning')) as Record<string, KeyPair>
  await publishNew(dir, 'learning', 'first', learning as KeyPair)
  const path = join(dir, 'registry', 'learning.json')
  writeFileSync(path, '{"stable":')
  await expect(publishNew(dir, 'learning', 'second', learning as KeyPair)).rejects.toMatchObject({
    code: 'damaged',
  })
  expect(readFileSync(path, 'utf8')).toBe('{"stable":')
})
