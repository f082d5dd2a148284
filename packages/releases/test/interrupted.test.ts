import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '@semaforo/testing/eventually'
import { startProgram } from '@semaforo/testing/start-program'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { type KeyPair, publish, readFrontends } from '../src/index.ts'
import { asked, build, damageOf, openSite, publishNew, served, storedOf } from './site.ts'

const program = (name: string) => join(import.meta.dirname, 'programs', name)

async function openLearning(): Promise<{ dir: string; key: KeyPair; first: string }> {
  const dir = temporaryDirectory()
  const { learning: key } = (await openSite(dir, 'learning')) as { learning: KeyPair }
  return { dir, key, first: await publishNew(dir, 'learning', 'first', key) }
}

/** The versions that visitors get and that the registry names, each of them whole. */
async function liveOf(dir: string): Promise<{ stable: string; live: string }> {
  const [known] = await readFrontends(dir)
  const found = { stable: known?.registry.stable as string, live: served(dir)['learning'] as string }
  for (const version of Object.values(found)) expect(damageOf(dir, 'learning', version)).toEqual([])
  return found
}

const leftOvers = (dir: string) => storedOf(dir, 'learning').filter((each) => each.endsWith('.part'))

test('100 publishes of different frontends at once, in five processes, lose nothing', async () => {
  const dir = temporaryDirectory()
  const letters = 'abcdefghij'.split('')
  const names = letters.flatMap((one) => letters.map((other) => `team${one}${other}`))
  const keys = (await openSite(dir, ...names)) as Record<string, KeyPair>
  const built = await Promise.all(
    names.map((name) => build(join(dir, 'builds'), name, 'first', keys[name] as KeyPair)),
  )
  const programs = Array.from({ length: 5 }, (_, n) => {
    const share = built.slice(n * 20, n * 20 + 20).map((each) => each.built)
    return startProgram([program('publish-many.ts'), dir, ...share])
  })
  for (const { ended, output } of programs) {
    const { code } = await ended
    expect({ code, errors: output.stderr }).toEqual({ code: 0, errors: '' })
  }
  expect(served(dir)).toEqual(
    Object.fromEntries(built.map(({ release }) => [release.frontend, release.version])),
  )
})

test('a publish that is killed at any of its writes leaves the site whole, and a repeat completes', async () => {
  const { dir, key, first } = await openLearning()
  const seen = { copying: 0, stored: 0, moved: 0, told: 0 }
  for (let write = 1; ; write += 1) {
    const { built, release } = await build(join(dir, 'builds'), 'learning', `w${write}`, key)
    const before = served(dir)['learning']
    const { ended, output } = startProgram([program('publish-cut.ts'), String(write), dir, built])
    const { signal } = await ended
    expect(output.stderr).toBe('')
    if (signal === null) break

    const { stable, live } = await liveOf(dir)
    // The registry moves first, what visitors are told follows; at neither is there anything in between.
    expect(stable === before ? [before] : [before, release.version]).toContain(live)
    expect([before, release.version]).toContain(stable)
    if (leftOvers(dir).length > 0) seen.copying += 1
    else if (live === release.version) seen.told += 1
    else if (stable === release.version) seen.moved += 1
    else if (storedOf(dir, 'learning').includes(release.version)) seen.stored += 1

    await publish(dir, built, asked())
    expect(await liveOf(dir)).toEqual({ stable: release.version, live: release.version })
    expect(leftOvers(dir)).toEqual([])
  }
  expect(seen.copying).toBeGreaterThan(5)
  expect(seen.stored).toBeGreaterThan(0)
  expect(seen.moved).toBeGreaterThan(0)
  expect(seen.told).toBeGreaterThan(0)
  expect(storedOf(dir, 'learning')).toContain(first)
})

test('publishes that are killed at any moment lose nothing that was done', async () => {
  const { dir, key } = await openLearning()
  for (let kill = 0; kill < 10; kill += 1) {
    const path = join(dir, 'private', 'learning.pem')
    const { output, kill: end } = startProgram([program('publish-on.ts'), dir, 'learning', path, `k${kill}`])
    await eventually(() => expect(output.stdout).not.toBe(''))
    await sleep(Math.random() * 60)
    await end()
    expect(output.stderr).toBe('')

    const done = output.stdout.trimEnd().split('\n').at(-1) as string
    const { live } = await liveOf(dir)
    const [known] = await readFrontends(dir)
    const versions = known?.registry.history.map(({ version }) => version) ?? []
    expect(versions.indexOf(done)).toBeGreaterThan(0)
    expect(versions.indexOf(live)).toBeGreaterThanOrEqual(versions.indexOf(done))
    expect(served(dir)).not.toEqual({ learning: await publishNew(dir, 'learning', `after-${kill}`, key) })
    expect(leftOvers(dir)).toEqual([])
  }
})
