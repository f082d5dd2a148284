import { searchVideos, type Video } from '@semaforo/contracts'
import { request, useInfiniteQuery } from '@semaforo/frontend-kit'

/** The videos of a topic, page by page, without the duplicates that a provider may send. */
export function useVideos(topic: string) {
  return useInfiniteQuery({
    queryKey: ['videos', topic],
    queryFn: ({ pageParam, signal }) =>
      request(searchVideos, { query: { q: topic, ...(pageParam && { pageToken: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextPageToken,
    staleTime: 10 * 60_000,
    retry: false,
    meta: { public: true },
    select: ({ pages }) => ({
      videos: unique(pages.flatMap((page) => page.items)),
      demo: pages.some((page) => page.demo),
      stale: pages.some((page) => page.stale),
    }),
  })
}

function unique(videos: Video[]): Video[] {
  return [...new Map(videos.map((video) => [video.id, video])).values()]
}
