// Publishes a build, and is killed at its n-th write: in the middle of it where it writes a content.
import files, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const [write = '', dir = '', built = ''] = process.argv.slice(2)
let left = Number(write)

function count(): boolean {
  left -= 1
  return left === 0
}

const die = () => process.kill(process.pid, 'SIGKILL')

for (const name of ['mkdir', 'rename', 'rm', 'symlink', 'link'] as const) {
  const original = files[name] as (...args: unknown[]) => Promise<unknown>
  Object.assign(files, {
    [name]: (...args: unknown[]) => (count() ? die() : original(...args)),
  })
}

const probe = await files.open(import.meta.filename)
const handles = Object.getPrototypeOf(probe) as FileHandle
await probe.close()
const { writeFile, sync } = handles
Object.assign(handles, {
  async writeFile(this: FileHandle, content: string | Buffer) {
    if (!count()) return writeFile.call(this, content)
    await writeFile.call(this, content.slice(0, content.length / 2))
    return die()
  },
  sync(this: FileHandle) {
    return count() ? die() : sync.call(this)
  },
})
syncBuiltinESMExports()

const { publish } = await import('../../src/index.ts')
await publish(dir, built, { by: 'ana', at: new Date().toISOString() })
