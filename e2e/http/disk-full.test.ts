import { randomUUID } from 'node:crypto'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { eventually } from '../support/eventually.ts'
import { startEmbeddedSystem } from '../support/fault-runs/embedded-system.ts'
import { findLikes } from '../support/fault-runs/find-likes.ts'
import { faultRuns } from '../support/fault-runs/run-fault.ts'
import { canMount, smallDisk } from '../support/fault-runs/small-disk.ts'

/** A disk that can be filled has to be mounted, which asks for root. */
const onOwnDisk = canMount() ? test : test.skip

onOwnDisk(
  'on a full disk (mounted, as root) likes are refused and read, none that was answered is lost, and room heals it',
  async () => {
    const dataDir = temporaryDirectory()
    const disk = smallDisk(dataDir, 12)
    const system = await startEmbeddedSystem(dataDir)
    const before = { likes: 0, refused: 0 }

    const { answers, verdict } = await faultRuns(system)({
      async apply(_, load) {
        before.likes = load.acknowledged.length
        disk.fill()
        await eventually(() => (load.answers['507 store-full'] ?? 0) >= 20)
        before.refused = load.answers['507 store-full'] ?? 0

        const refused = await fetch(`${system.likesUrl}/api/me/likes/tag/1`, {
          method: 'POST',
          headers: { authorization: `Bearer ${await system.token(randomUUID())}` },
        })
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([507, '60'])
        expect((await refused.json()).message).toMatch(/no hay espacio/)
        // More people come meanwhile.
        const people = [...load.people]
        expect((await findLikes(system, people)).likes.size).toBe(people.length)
        for (const url of system.urls) expect((await fetch(`${url}/health/ready`)).status).toBe(200)
        disk.free()
      },
    })

    expect(verdict).toMatchObject({ lost: 0, duplicates: 0, disorders: 0, findings: [] })
    expect(verdict.acknowledged).toBeGreaterThan(before.likes)
    // Nothing but likes that were taken, and refusals that say why.
    expect(Object.keys(answers).sort()).toEqual(['200', '507 store-full'])
  },
)

onOwnDisk('on a full disk (mounted, as root) a cache drops what it is given, and fails nobody', async () => {
  const dataDir = temporaryDirectory()
  const disk = smallDisk(dataDir, 2)
  const platform = openEmbeddedPlatform({ dataDir })
  endsWithTest(platform.close)
  const cache = platform.cache('pages')
  await cache.set('early', 'kept', 60_000)
  disk.fill()
  await cache.set('late', 'x'.repeat(2 ** 20), 60_000)
  expect([await cache.get('early'), await cache.get('late')]).toEqual(['kept', undefined])
  disk.free()
  await cache.set('late', 'y', 60_000)
  expect(await cache.get('late')).toBe('y')
})
