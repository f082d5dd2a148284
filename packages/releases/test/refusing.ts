import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '@semaforo/contracts'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { type KeyPair, publish, Refusal } from '../src/index.ts'
import { sealed } from '../src/signing/sign.ts'
import { asked, build, openSite, publishNew, served, storedOf } from './site.ts'

/** A site of two teams, for tests of what it refuses: whatever that is leaves it as it was. */
export function aSiteThatRefuses() {
  const dir = temporaryDirectory()
  const builds = join(dir, 'builds')
  let keys: Record<string, KeyPair>
  let live: Record<string, string>
  const keyOf = (name: string) => keys[name] as KeyPair

  beforeAll(async () => {
    keys = await openSite(dir, 'learning', 'account')
    await publishNew(dir, 'learning', 'first', keyOf('learning'))
    const routes = ['/profile', '/login/help'].map((path) => ({ path, title: 'De su cuenta' }))
    await publishNew(dir, 'account', 'first', keyOf('account'), { routes })
    live = served(dir)
  })

  afterEach(() => {
    expect(served(dir)).toEqual(live)
    expect(storedOf(dir, 'learning').filter((name) => name.endsWith('.part'))).toEqual([])
  })

  /** Expects that a built folder is refused, with one Spanish line. */
  async function refused(built: string, code: string, line: RegExp): Promise<void> {
    const refusal = await publish(dir, built, asked()).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code, message: expect.stringMatching(line) })
    expect((refusal as Refusal).message).toMatch(/^[^\n]+\.$/)
  }

  /** A build whose manifest says what a build would never say, with a signature that holds. */
  async function lying(name: string, lie: (release: Release) => Release): Promise<string> {
    const { built, release } = await build(builds, 'learning', name, keyOf('learning'))
    const { signature: _, ...unsigned } = lie(release)
    const manifest = sealed(unsigned, keyOf('learning').privateKey)
    writeFileSync(join(built, 'release.json'), JSON.stringify(manifest))
    return built
  }

  return { dir, builds, keyOf, refused, lying, live: () => live }
}
