import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A directory of its own for a test file, removed at its end. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'semaforo-'))
  afterAll(() => rmSync(directory, { recursive: true }))
  return directory
}
