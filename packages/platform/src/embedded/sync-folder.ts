import { closeSync, constants, fsyncSync, openSync } from 'node:fs'

/** Puts the names in a folder on the disk. Windows opens no folder, and keeps names by itself. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, constants.O_RDONLY)
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
