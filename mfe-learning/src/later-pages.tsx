import { lazyPage } from '@semaforo/frontend-kit'
import { PageSkeleton } from './page/page-skeleton.tsx'

const allTopics = () => import(/* webpackChunkName: "page-catalog" */ './all-topics/all-topics.tsx')

/** Loads the pages of the catalog, which are one chunk: a visit of /home can do without at first. */
export const loadCatalogPages = allTopics

export const AllTopics = lazyPage(allTopics, <PageSkeleton />)
export const RoadmapPage = lazyPage(
  () => import(/* webpackChunkName: "page-catalog" */ './roadmap-page/roadmap-page.tsx'),
  <PageSkeleton />,
)
export const Roadmaps = lazyPage(
  () => import(/* webpackChunkName: "page-catalog" */ './roadmaps/roadmaps.tsx'),
  <PageSkeleton />,
)
export const TopicPage = lazyPage(
  () => import(/* webpackChunkName: "page-catalog" */ './topic-page/topic-page.tsx'),
  <PageSkeleton />,
)
