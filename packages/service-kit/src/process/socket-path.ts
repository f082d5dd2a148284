import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { addressOf } from '../http/pool.ts'

/** `sun_path` holds 104 bytes on macOS and 108 on Linux, including the terminating zero. */
const longestPath = 103

/**
 * The path of a service's socket: in a folder under `DATA_DIR`, in the temporary folder where that path is too
 * long for a socket, and a named pipe on Windows. The same directory always gives the same path.
 * @returns `folder` is undefined where no folder is needed
 */
export function socketPath(
  dataDir: string,
  name: string,
  system = { platform: process.platform, temporary: tmpdir() },
): { path: string; folder: string | undefined } {
  const site = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)
  if (system.platform === 'win32') return { path: `\\\\.\\pipe\\semaforo-${site}-${name}`, folder: undefined }
  for (const folder of [resolve(dataDir, 'sockets'), join(system.temporary, `semaforo-${site}`)]) {
    const path = join(folder, `${name}.sock`)
    if (Buffer.byteLength(path) <= longestPath) return { path, folder }
  }
  throw new Error(`the path of a socket would be too long below ${system.temporary}`)
}

/** The address of a service that listens on its local socket. */
export const localAddress = (dataDir: string, name: string): string =>
  addressOf(socketPath(dataDir, name).path)
