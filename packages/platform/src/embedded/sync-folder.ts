import { closeSync, constants, fsyncSync, openSync } from 'node:fs'

/** Flushes a directory (fsync), so that names in it outlive a power cut. Windows opens none, and needs no flush. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, constants.O_RDONLY)
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
