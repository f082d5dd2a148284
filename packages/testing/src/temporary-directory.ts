import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endsWithTest } from './ends-with-test.ts'

/** A temporary directory for a test or its file, removed at the end. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'semaforo-'))
  endsWithTest(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}
