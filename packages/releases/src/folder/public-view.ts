import { join } from 'node:path'
import { resolveStable } from '../rules/resolve.ts'
import { replaceFile, textOf } from './durable.ts'
import { readFrontends } from './read-site.ts'

/**
 * Writes `federation/registry.json`, which follows from the registries: the last step of every move, and of its
 * repeat where one was interrupted before it.
 */
export async function writePublicView(dir: string): Promise<void> {
  const path = join(dir, 'federation', 'registry.json')
  const text = JSON.stringify(resolveStable(await readFrontends(dir)))
  if ((await textOf(path)) !== text) await replaceFile(path, text)
}
