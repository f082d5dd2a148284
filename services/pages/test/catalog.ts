import type { CountedTag, Roadmap } from '@semaforo/contracts'
import { catalogChanged, event } from '@semaforo/contracts'
import { httpPeer } from '@semaforo/service-kit'
import { listen } from '@semaforo/testing/listen'

/** A stand-in for the services that pages ask, which a test edits, and takes down. */
export async function openCatalog() {
  const tags: CountedTag[] = []
  const roadmaps: Roadmap[] = []
  const operator = { open: true, replyDays: 3 }
  const state = { isDown: false, calls: 0 }
  const { url } = await listen((req, res) => {
    state.calls += 1
    if (state.isDown) return res.writeHead(503).end()
    const found = {
      '/api/catalog/tags': { tags },
      '/api/catalog/roadmaps': { roadmaps },
      '/api/contact': operator,
    }[req.url ?? '']
    res.writeHead(found ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}))
  })
  return { tags, roadmaps, operator, state, peer: httpPeer(url) }
}

export const aTag = (id: number, name = `Tema ${id}`): CountedTag => ({
  ...{ id, name, slug: `tema-${id}`, description: 'Un tema.', position: id, likes: 0 },
})

export const aRoadmap = (id: number): Roadmap => ({
  ...{ id, title: `Roadmap ${id}`, slug: `roadmap-${id}`, position: id, tags: [] },
})

/** The catalog's event about a topic. */
export const tagChanged = ({ likes: _, ...item }: CountedTag) => event(catalogChanged, { kind: 'tag', item })
