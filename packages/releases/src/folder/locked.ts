import { lstat, mkdir, rename, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { layout } from './layout.ts'
import { withLock } from './lock.ts'

/** Runs work as the only writer of a folder of frontends; makes the folder if it is missing. */
export async function locked<Result>(dir: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(layout.registries(dir), { recursive: true })
  return withLock(layout.lock(dir), async () => {
    await linkRemotes(dir)
    return work()
  })
}

/**
 * The gateway serves `remotes/`: the releases by the name that their addresses have. Builds before there were
 * releases left a folder there, whose files open pages may still ask for.
 */
async function linkRemotes(dir: string): Promise<void> {
  const [remotes, releases] = [join(dir, 'remotes'), join(dir, 'releases')]
  const found = await lstat(remotes).catch(() => undefined)
  if (found?.isSymbolicLink()) return
  if (found) await rename(remotes, releases)
  await mkdir(releases, { recursive: true })
  // Windows links folders for everybody in this way alone, and takes the whole path.
  await symlink(process.platform === 'win32' ? resolve(releases) : 'releases', remotes, 'junction')
}
