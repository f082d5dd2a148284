import { LatePart } from '@semaforo/frontend-kit'
import type { CatalogTag } from '@semaforo/learning-kit'
import { lazy } from 'react'
import { Loading } from './loading.tsx'

/** Loads the list's code. */
export const loadVideoList = () => import(/* webpackChunkName: "later-videos" */ './later-videos.ts')
const VideoList = lazy(async () => ({ default: (await loadVideoList()).VideoList }))
const Selected = lazy(async () => ({ default: (await loadVideoList()).Selected }))

/** The videos of a topic: no page needs their code to be read. */
export function LaterVideoList({ topic }: { topic: Pick<CatalogTag, 'name' | 'slug'> }) {
  return (
    <LatePart fallback={<Loading />}>
      <VideoList topic={topic} />
    </LatePart>
  )
}

/** A topic that was selected, with its videos. */
export function LaterSelected({ tag }: { tag: CatalogTag }) {
  return (
    <LatePart fallback={<Loading />}>
      <Selected tag={tag} />
    </LatePart>
  )
}
