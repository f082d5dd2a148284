import { type VideoPage, VideoSearch } from '@semaforo/contracts'
import { decodeHTML } from 'entities'
import { z } from 'zod'

/** A page of the provider, before marks like `demo` or `stale` are added. */
export type ProviderPage = Pick<VideoPage, 'items' | 'nextPageToken'>

/** The id becomes part of an iframe's URL: only the provider's alphabet is accepted. */
const Item = z.object({
  id: z.object({ videoId: z.string().regex(/^[\w-]{6,64}$/) }),
  snippet: z.object({ title: z.string(), channelTitle: z.string() }),
})

const Answer = z.object({ items: z.array(z.unknown()), nextPageToken: z.string().optional() })

/**
 * Parses a `search.list` response; undefined if it is malformed. Items that cannot be played are left out. HTML
 * entities in titles are decoded to plain text.
 */
export function readAnswer(body: unknown): ProviderPage | undefined {
  const answer = Answer.safeParse(body)
  if (!answer.success) return undefined
  const items = answer.data.items.flatMap((item) => Item.safeParse(item).data ?? [])
  if (items.length === 0 && answer.data.items.length > 0) return undefined
  const nextPageToken = VideoSearch.shape.pageToken.safeParse(answer.data.nextPageToken).data
  return {
    items: items.map(({ id, snippet }) => ({
      id: id.videoId,
      title: decodeHTML(snippet.title),
      channelName: decodeHTML(snippet.channelTitle),
    })),
    ...(nextPageToken && { nextPageToken }),
  }
}
