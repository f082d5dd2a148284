import { type Call, listRoadmaps, listTags } from '@semaforo/contracts'
import { type QueryMeta, request, useQuery } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { roadmapsKey, tagsKey } from '../query-keys.ts'
import { readRoadmaps, readTags } from './read.ts'

/** The documented client reads more forms than our own services send. */
function anyForm(call: Call): Call {
  return { ...call, answer: z.unknown() }
}

/**
 * Others like and edit meanwhile, and a guest is told of nothing: a page that is looked at asks again each
 * minute, and when somebody comes back to it.
 */
const followed = {
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
  // How many people like a tag is part of the catalog.
  meta: { public: true, staleAfter: ['catalog:updated', 'likes:updated'] } satisfies QueryMeta,
}

export function useTags() {
  return useQuery({
    queryKey: tagsKey,
    queryFn: async ({ signal }) => readTags(await request(anyForm(listTags), { signal })),
    ...followed,
  })
}

export function useRoadmaps() {
  return useQuery({
    queryKey: roadmapsKey,
    queryFn: async ({ signal }) => readRoadmaps(await request(anyForm(listRoadmaps), { signal })),
    ...followed,
  })
}
