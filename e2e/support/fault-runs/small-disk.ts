import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const mebibyte = 2 ** 20

/** Whether this machine lets its user mount a file system, which a disk that may be filled has to be. */
export function canMount(): boolean {
  try {
    smallDisk(temporaryDirectory(), 1).remove()
    return true
  } catch {
    return false
  }
}

/** A disk of so many MB at a folder, which every user may write to, until the test or its file is over. */
export function smallDisk(folder: string, size: number) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=777`, 'tmpfs', folder], { stdio: 'pipe' })
  const remove = endsWithTest(() => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }))
  const filler = join(folder, 'filler')
  return {
    folder,
    remove,
    /** Leaves no room. */
    fill() {
      for (const bytes of [mebibyte, 4_096]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' })
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
    },
    /** Gives the room back. */
    free: () => rmSync(filler, { force: true }),
  }
}
