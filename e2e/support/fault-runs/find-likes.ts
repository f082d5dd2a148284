import { type CountedTag, type Likes, likesChanged } from '@semaforo/contracts'
import { type LogReader, parseEnvelope } from '@semaforo/platform'
import type { Found, FoundEvent } from '@semaforo/testing/likes-checker'

/** Where what became of likes is read. */
export type Places = {
  likesUrl: string
  catalogUrl: string
  log: LogReader
  token(person: string): Promise<string>
}

/** Reads what the services and the log hold of these people. */
export async function findLikes(
  { likesUrl, catalogUrl, log, token }: Places,
  people: Iterable<string>,
): Promise<Found> {
  const likes: [string, { version: number; tags: number[] }][] = []
  for (const person of people) {
    const headers = { authorization: `Bearer ${await token(person)}` }
    const { version, likedTagIds } = (await read(`${likesUrl}/api/me/likes`, { headers })) as Likes
    likes.push([person, { version, tags: likedTagIds }])
  }
  return { likes: new Map(likes), popularity: await popularity(catalogUrl), events: await likesEvents(log) }
}

/** The events of likes in the log. */
export async function likesEvents(log: LogReader): Promise<FoundEvent[]> {
  const events: FoundEvent[] = []
  await log.read(likesChanged.topic, ({ value }) => {
    const envelope = parseEnvelope(value)
    if (envelope?.type !== likesChanged.type) return
    const { liked, unliked } = likesChanged.data.parse(envelope.data)
    const ids = (items: typeof liked) => items.map(({ id }) => id)
    const { id, subject: person, sequence } = envelope
    events.push({ id, person, sequence, liked: ids(liked), unliked: ids(unliked) })
  })
  return events
}

/** How many people like each tag, as the catalog says. */
async function popularity(catalogUrl: string): Promise<Map<number, number>> {
  const { tags } = (await read(`${catalogUrl}/api/catalog/tags`)) as { tags: CountedTag[] }
  return new Map(tags.map(({ id, likes }) => [id, likes]))
}

async function read(url: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, init)
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return answer.json()
}
