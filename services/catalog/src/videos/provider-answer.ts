import { type VideoPage, VideoSearch } from '@semaforo/contracts'
import { decodeHTML } from 'entities'
import { z } from 'zod'

/** A page of the provider, before marks like `demo` or `stale` are added. */
export type ProviderPage = Pick<VideoPage, 'items' | 'nextPageToken'>

/** The id becomes part of an iframe's URL: only the provider's alphabet is accepted. */
const Item = z.object({
  id: z.object({ videoId: z.string().regex(/^[\w-]{6,64}$/) }),
  snippet: z.object({
    title: z.string(),
    channelTitle: z.string(),
    liveBroadcastContent: z.enum(['live', 'upcoming']).optional().catch(undefined),
  }),
})

/** Search results of other kinds, like channels and playlists. */
const OtherKind = z.object({ id: z.object({ kind: z.string().refine((kind) => kind !== 'youtube#video') }) })

const Answer = z.object({ items: z.array(z.unknown()), nextPageToken: z.string().optional() })

/**
 * Parses a `search.list` response; undefined if it is malformed. Items that are no videos are left out. HTML
 * entities in titles are decoded to plain text.
 */
export function readAnswer(body: unknown): ProviderPage | undefined {
  const answer = Answer.safeParse(body)
  if (!answer.success) return undefined
  const videos = answer.data.items.filter((item) => !OtherKind.safeParse(item).success)
  const items = videos.flatMap((item) => Item.safeParse(item).data ?? [])
  if (items.length === 0 && videos.length > 0) return undefined
  const nextPageToken = VideoSearch.shape.pageToken.safeParse(answer.data.nextPageToken).data
  return {
    items: items.map(({ id, snippet }) => ({
      id: id.videoId,
      title: decodeHTML(snippet.title),
      channelName: decodeHTML(snippet.channelTitle),
      ...(snippet.liveBroadcastContent && { broadcast: snippet.liveBroadcastContent }),
    })),
    ...(nextPageToken && { nextPageToken }),
  }
}
