import { type Call, listRoadmaps, listTags } from '@semaforo/contracts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { request } from '../http/request.ts'
import { type CatalogRoadmap, type CatalogTag, readRoadmaps, readTags } from './read.ts'

/** The documented client reads more forms than our own services send. */
function anyForm(call: Call): Call {
  return { ...call, answer: z.unknown() }
}

/**
 * Others like and edit meanwhile, and a guest is told of nothing: a page that is looked at asks again each
 * minute, and when somebody comes back to it.
 */
const followed = { refetchInterval: 60_000, refetchOnWindowFocus: true }

export function useTags(): UseQueryResult<CatalogTag[]> {
  return useQuery({
    queryKey: ['catalog', 'tags'],
    queryFn: async ({ signal }) => readTags(await request(anyForm(listTags), { signal })),
    ...followed,
  })
}

export function useRoadmaps(): UseQueryResult<CatalogRoadmap[]> {
  return useQuery({
    queryKey: ['catalog', 'roadmaps'],
    queryFn: async ({ signal }) => readRoadmaps(await request(anyForm(listRoadmaps), { signal })),
    ...followed,
  })
}
