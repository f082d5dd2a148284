import { listRoadmaps, listTags } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { anyForm } from '../any-form.ts'
import { roadmapsKey, tagsKey } from '../query-keys.ts'
import { catalogOptions } from './options.ts'
import { readRoadmaps, readTags } from './read.ts'

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
