import { type Call, listRoadmaps, listTags, readRoadmapPage, readTagPage } from '@semaforo/contracts'
import { type QueryMeta, request, useQuery } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { roadmapPageKey, roadmapsKey, tagPageKey, tagsKey } from '../query-keys.ts'
import { readRoadmaps, readTags } from './read.ts'

/** The documented client accepts more forms than our own services send. */
function anyForm(call: Call): Call {
  return { ...call, answer: z.unknown() }
}

/**
 * Others like and edit meanwhile, and a guest gets no live events: a visible page refetches every minute and
 * when its window regains focus.
 */
const catalogOptions = {
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
  // The like counts of the tags are part of the catalog.
  meta: {
    public: true,
    prerender: true,
    staleAfter: ['catalog:updated', 'likes:updated'],
  } satisfies QueryMeta,
}

export function useTags() {
  return useQuery({
    queryKey: tagsKey,
    queryFn: async ({ signal }) => readTags(await request(anyForm(listTags), { signal })),
    ...catalogOptions,
  })
}

export function useRoadmaps() {
  return useQuery({
    queryKey: roadmapsKey,
    queryFn: async ({ signal }) => readRoadmaps(await request(anyForm(listRoadmaps), { signal })),
    ...catalogOptions,
  })
}

/** What the page of a tag shows; null for an unknown or retired one. */
export function useTagPage(slug: string) {
  return useQuery({
    queryKey: tagPageKey(slug),
    queryFn: async ({ signal }) =>
      fits(readTagPage, slug) ? (await request(readTagPage, { params: { slug }, signal })).page : null,
    ...catalogOptions,
  })
}

/** What the page of a roadmap shows; null for an unknown or retired one. */
export function useRoadmapPage(slug: string) {
  return useQuery({
    queryKey: roadmapPageKey(slug),
    queryFn: async ({ signal }) =>
      fits(readRoadmapPage, slug)
        ? (await request(readRoadmapPage, { params: { slug }, signal })).page
        : null,
    ...catalogOptions,
  })
}

/** Whether the slug of an address can be that of anything: whoever types another one is not told of an error. */
const fits = ({ params }: Pick<Call, 'params'>, slug: string) => params?.safeParse({ slug }).success
