import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile, devPage } from '@semaforo/frontend-kit/dev'

/** The script that every page runs first under development. */
export async function pageScript(): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'semaforo-dev-'))
  try {
    await compile(devPage(directory))
    return await readFile(join(directory, 'page.js'))
  } finally {
    await rm(directory, { recursive: true })
  }
}
