import { lazy } from 'react'

/** Loads the pages of the catalog, which a visit of /home can do without at first. */
export const loadCatalogPages = () => import(/* webpackChunkName: "page-catalog" */ './catalog-pages.ts')

export const AllTopics = lazy(async () => ({ default: (await loadCatalogPages()).AllTopics }))
export const RoadmapPage = lazy(async () => ({ default: (await loadCatalogPages()).RoadmapPage }))
export const Roadmaps = lazy(async () => ({ default: (await loadCatalogPages()).Roadmaps }))
export const TopicPage = lazy(async () => ({ default: (await loadCatalogPages()).TopicPage }))
