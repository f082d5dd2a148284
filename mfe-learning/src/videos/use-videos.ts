import { searchVideos, type Video, type VideoPage } from '@semaforo/contracts'
import { request, useInfiniteQuery } from '@semaforo/frontend-kit'

/**
 * The videos of a topic, page by page, without the duplicates that a provider may send. `related` are lessons of other
 * topics, which come after the topic's own.
 */
export function useVideos({ name, slug }: { name: string; slug: string }) {
  return useInfiniteQuery({
    queryKey: ['videos', name],
    queryFn: ({ pageParam, signal }) =>
      request(searchVideos, { query: { q: name, ...(pageParam && { pageToken: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page, pages) => (bringsNoMore(pages) ? undefined : page.nextPageToken),
    staleTime: 10 * 60_000,
    retry: false,
    meta: { public: true },
    select: ({ pages }) => ({
      ...splitBy(slug, unique(pages.flatMap((page) => page.items))),
      demo: pages.some((page) => page.demo),
      stale: pages.some((page) => page.stale),
    }),
  })
}

/** How many pages without a new video end a list, whatever the provider says: some always name a next page. */
const mostWithoutNew = 3

function bringsNoMore(pages: VideoPage[]): boolean {
  const earlier = unique(pages.slice(0, -mostWithoutNew).flatMap((page) => page.items))
  return (
    pages.length > mostWithoutNew && unique(pages.flatMap((page) => page.items)).length === earlier.length
  )
}

function splitBy(slug: string, videos: Video[]): { own: Video[]; related: Video[] } {
  const isOwn = ({ lesson }: Video) => !lesson || lesson.topic === slug
  return { own: videos.filter(isOwn), related: videos.filter((video) => !isOwn(video)) }
}

function unique(videos: Video[]): Video[] {
  return [...new Map(videos.map((video) => [video.id, video])).values()]
}
