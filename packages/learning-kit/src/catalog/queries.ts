import { listRoadmaps, listTags } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { roadmapsKey, tagsKey } from '../query-keys.ts'
import { withLenientAnswer } from '../with-lenient-answer.ts'
import { catalogOptions } from './options.ts'
import { readRoadmaps, readTags } from './read.ts'

export function useTags() {
  return useQuery({
    queryKey: tagsKey,
    queryFn: async ({ signal }) => readTags(await request(withLenientAnswer(listTags), { signal })),
    ...catalogOptions,
  })
}

export function useRoadmaps() {
  return useQuery({
    queryKey: roadmapsKey,
    queryFn: async ({ signal }) => readRoadmaps(await request(withLenientAnswer(listRoadmaps), { signal })),
    ...catalogOptions,
  })
}
