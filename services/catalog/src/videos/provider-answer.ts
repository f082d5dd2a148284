import { type VideoPage, VideoSearch } from '@semaforo/contracts'
import { decodeHTML } from 'entities'
import { z } from 'zod'

/** A page as the provider gave it, before we say anything about it. */
export type ProviderPage = Pick<VideoPage, 'items' | 'nextPageToken'>

/** An id ends in the address of a frame: nothing but the provider's own alphabet gets there. */
const Item = z.object({
  id: z.object({ videoId: z.string().regex(/^[\w-]{6,64}$/) }),
  snippet: z.object({ title: z.string(), channelTitle: z.string() }),
})

const Answer = z.object({ items: z.array(z.unknown()), nextPageToken: z.string().optional() })

/**
 * Reads the body of a `search.list` answer; undefined when it is none. A single item that cannot be
 * played is left out. Titles arrive with HTML entities and leave as plain text.
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
