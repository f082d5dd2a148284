// Publishes a build, and is killed at its n-th write: in the middle of it where it writes a content.
import files from 'node:fs/promises'
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

const { open } = files
Object.assign(files, {
  async open(...args: Parameters<typeof open>) {
    const handle = await open(...args)
    const [writeFile, sync] = [handle.writeFile.bind(handle), handle.sync.bind(handle)]
    return Object.assign(handle, {
      async writeFile(content: string | Buffer) {
        if (!count()) return writeFile(content)
        await writeFile(content.slice(0, content.length / 2))
        return die()
      },
      sync: () => (count() ? die() : sync()),
    })
  },
})
syncBuiltinESMExports()

const { publish } = await import('../../src/index.ts')
await publish(dir, built, { by: 'ana', at: new Date().toISOString() })
