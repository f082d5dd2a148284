import { listRoadmaps, listTags, type Release } from '@semaforo/contracts'
import { texts } from '../pages.texts.ts'
import { CannotRender } from '../render/failure.ts'
import { mostPages } from '../render/limits.ts'
import { type Ask, ServiceAway } from './answers.ts'

type Schema<Value> = { safeParse(value: unknown): { data?: Value } }

/** Whether some of a release's pages are prerendered. */
export function rendersAhead({ routes }: Release): boolean {
  return routes.some(({ access, prerender }) => !access && prerender)
}

/**
 * The paths of a release's public pages, with one for each topic and roadmap that there is now.
 * @throws {CannotRender} where there are more than anybody keeps
 */
export async function pathsOf({ routes }: Release, ask: Ask): Promise<string[]> {
  const paths = new Set<string>()
  for (const { path, access, prerender = [] } of routes) {
    if (access) continue
    if (prerender.includes('page')) paths.add(path)
    if (prerender.includes('tags')) {
      const { tags } = await parsed(listTags.answer, listTags.path, ask)
      for (const { slug } of tags) paths.add(`${path}/${slug}`)
    }
    if (prerender.includes('roadmaps')) {
      const { roadmaps } = await parsed(listRoadmaps.answer, listRoadmaps.path, ask)
      for (const { slug } of roadmaps) paths.add(`${path}/${slug}`)
    }
  }
  if (paths.size > mostPages) throw new CannotRender(texts.tooMany(mostPages))
  return [...paths]
}

async function parsed<Value>(schema: Schema<Value>, path: string, ask: Ask): Promise<Value> {
  const { body } = await ask(path)
  const { data } = schema.safeParse(JSON.parse(body))
  if (data === undefined) throw new ServiceAway(`${path} answers something else`)
  return data
}
