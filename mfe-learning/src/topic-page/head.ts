import type { PageHead, TagPage, WrittenLesson } from '@semaforo/contracts'
import { roadmapPageUrl, topicPageUrl } from '@semaforo/learning-kit'
import type { Crumb } from '../page/breadcrumbs.tsx'
import { texts as common } from '../page/page.texts.ts'
import { breadcrumbList, provider, type Thing } from '../page/structured-data.ts'
import { texts } from './topic-page.texts.ts'

/** The way to the page of a topic. */
export function crumbsOf({ name, slug }: { name: string; slug: string }): Crumb[] {
  return [
    { name: common.home, path: '/home' },
    { name: common.topics, path: '/temas' },
    { name, path: topicPageUrl(slug) },
  ]
}

/** What the page of a topic says of itself. Its videos are found later, so it promises none. */
export function headOf(page: TagPage): PageHead {
  const { tag, lessons } = page
  return {
    title: texts.title(tag.name, lessons.length),
    description: tag.description,
    structuredData: [learningResource(page), breadcrumbList(crumbsOf(tag))],
  }
}

function learningResource({ tag, roadmaps, lessons }: TagPage): Thing {
  const url = topicPageUrl(tag.slug)
  return {
    '@type': 'LearningResource',
    '@id': url,
    url,
    name: tag.name,
    description: tag.description,
    inLanguage: 'es-MX',
    isAccessibleForFree: true,
    provider,
    ...(lessons.length > 0 && { hasPart: lessons.map((lesson) => partOf(url, lesson)) }),
    ...(roadmaps.length > 0 && {
      isPartOf: roadmaps.map(({ title, slug }) => ({
        '@type': 'LearningResource',
        '@id': roadmapPageUrl(slug),
        name: title,
      })),
    }),
  }
}

function partOf(url: string, { id, title }: WrittenLesson): Thing {
  return { '@type': 'LearningResource', '@id': `${url}#${id}`, url: `${url}#${id}`, name: title }
}
