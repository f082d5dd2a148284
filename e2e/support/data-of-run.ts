import { cpSync, rmSync } from 'node:fs'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { firstAdmin } from './accounts.ts'
import { pagesRendered } from './rendered.ts'
import { startSite } from './site.ts'

const variable = 'DATA_OF_RUN'

/** Runs a site until it has rendered its pages, which takes as long as the rest of a start, and keeps its data for `copyOfData`. */
export async function prepareData(): Promise<void> {
  const site = await startSite(firstAdmin)
  process.env[variable] = site.dataDir
  await pagesRendered(site)
  await site.stop()
}

/** The data of a site with an admin (`firstAdmin`) and rendered pages, for a test or a file of its own. */
export function copyOfData(): string {
  const copy = temporaryDirectory()
  cpSync(process.env[variable] ?? '', copy, { recursive: true })
  return copy
}

export function removeData(): void {
  const folder = process.env[variable]
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}
