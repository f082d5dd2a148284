import { FrontendRegistry } from '@semaforo/contracts'
import { replaceFile } from './durable.ts'
import { layout } from './layout.ts'
import { writePublicView } from './public-view.ts'
import { sweep } from './sweep.ts'

/**
 * The point of no return of every change: the frontend's registry is replaced in one step, also by one that says the
 * same: whoever reads the folder looks at that file alone, and the release that it leads to may just have been
 * repaired. What follows from it comes after, and is made up for by a repeat. The caller holds the lock.
 * @param at the time of the change (ISO)
 */
export async function commit(
  dir: string,
  name: string,
  registry: FrontendRegistry,
  at: string,
): Promise<void> {
  // What could not be read again would stop every later change.
  const text = JSON.stringify(FrontendRegistry.parse(registry), undefined, 2)
  await replaceFile(layout.registry(dir, name), `${text}\n`)
  await writePublicView(dir)
  await sweep(dir, name, registry, new Date(at))
}
