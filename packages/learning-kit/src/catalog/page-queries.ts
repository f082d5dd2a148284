import { type Call, readRoadmapPage, readTagPage } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { roadmapPageKey, tagPageKey } from '../query-keys.ts'
import { catalogOptions } from './options.ts'

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

/** Whether the slug of an address is well-formed: for any other no call is made, which would be refused as invalid. */
const fits = ({ params }: Pick<Call, 'params'>, slug: string) => params?.safeParse({ slug }).success
