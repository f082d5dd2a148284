import { type Call, listRoadmaps, listTags } from '@semaforo/contracts'
import { type QueryMeta, request, useQuery } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { roadmapsKey, tagsKey } from '../query-keys.ts'
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
