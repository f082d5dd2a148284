import { type Call, listRoadmaps, listTags } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'
import { roadmapsKey, tagsKey } from '../query-keys.ts'
import { catalogOptions } from './options.ts'
import { readRoadmaps, readTags } from './read.ts'

/** The documented client accepts more forms than our own services send. */
function anyForm(call: Call): Call {
  return { ...call, answer: z.unknown() }
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
