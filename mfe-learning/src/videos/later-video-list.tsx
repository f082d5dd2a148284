import { lazyPart } from '@semaforo/frontend-kit'
import { Loading } from './loading.tsx'

/** Loads the list's code. */
export const loadVideoList = () => import(/* webpackChunkName: "later-videos" */ './video-list.tsx')

/** The videos of a topic: no page needs their code to be read. */
export const LaterVideoList = lazyPart(loadVideoList, { fallback: <Loading /> })

/** A topic that was selected, with its videos. */
export const LaterSelected = lazyPart(() => import(/* webpackChunkName: "later-videos" */ './selected.tsx'), {
  fallback: <Loading />,
})
