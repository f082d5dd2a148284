import type { PageHead, RoadmapPage } from '@semaforo/contracts'
import { roadmapPageUrl, topicPageUrl } from '@semaforo/learning-kit'
import type { Crumb } from '../page/breadcrumbs.tsx'
import { texts as common } from '../page/page.texts.ts'
import { breadcrumbList, provider, type Thing } from '../page/structured-data.ts'
import { texts } from './roadmap-page.texts.ts'

type Shown = RoadmapPage['roadmap']

/** The longest description that a page's head takes. */
const longest = 300

/** The way to the page of a roadmap. */
export function crumbsOf({ title, slug }: Pick<Shown, 'title' | 'slug'>): Crumb[] {
  return [
    { name: common.home, path: '/home' },
    { name: common.roadmaps, path: '/roadmaps' },
    { name: title, path: roadmapPageUrl(slug) },
  ]
}

/**
 * What the page of a roadmap says of itself: a list and what it teaches. It is no `Course` of schema.org, which has
 * dates, a price and somebody who teaches it.
 */
export function headOf(roadmap: Shown): PageHead {
  const topics = roadmap.tags.map(({ name }) => name)
  const description = roadmap.promise
    ? texts.promised(roadmap.promise, topics)
    : texts.description(roadmap.title, topics)
  return {
    title: texts.title(roadmap.title),
    description: description.length > longest ? `${description.slice(0, longest - 1)}…` : description,
    structuredData: [
      learningResource(roadmap, description),
      itemList(roadmap),
      breadcrumbList(crumbsOf(roadmap)),
    ],
  }
}

function learningResource({ title, slug }: Shown, description: string): Thing {
  return {
    '@type': 'LearningResource',
    '@id': roadmapPageUrl(slug),
    url: roadmapPageUrl(slug),
    name: title,
    description,
    inLanguage: 'es-MX',
    isAccessibleForFree: true,
    provider,
  }
}

function itemList({ title, tags }: Shown): Thing {
  return {
    '@type': 'ItemList',
    name: title,
    itemListElement: tags.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: topicPageUrl(slug),
    })),
  }
}
