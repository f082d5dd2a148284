import type { TagPage } from '@semaforo/contracts'
import { usePageHead } from '@semaforo/frontend-kit'
import { topicPageUrl, useLikes } from '@semaforo/learning-kit'
import { HeartButton, Page } from '@semaforo/ui'
import { texts as all } from '../learning.texts.ts'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { Neighbours } from '../page/neighbours.tsx'
import page from '../page/page.module.css'
import { Questions } from '../questions/questions.tsx'
import { crumbsOf, headOf } from './head.ts'
import { InRoadmaps } from './in-roadmaps.tsx'
import { Lessons } from './lessons.tsx'
import { Ratios } from './ratios.tsx'
import styles from './topic.module.css'
import { texts } from './topic-page.texts.ts'
import { Videos } from './videos.tsx'

/** The page of a topic: its lessons to read and to watch, and what it belongs to. */
export function Topic({ page: shown }: { page: TagPage }) {
  const { tag, roadmaps, ratios, lessons, previous, next } = shown
  const { heart } = useLikes()
  usePageHead(headOf(shown))
  return (
    <Page className={page.page}>
      <Breadcrumbs crumbs={crumbsOf(tag)} />
      <div className={page.head}>
        <div>
          <h1>{tag.name}</h1>
          <p className={page.lead}>{tag.description}</p>
          {tag.likes > 0 && <p className={page.meta}>{all.topics.likes(tag.likes)}</p>}
        </div>
        <HeartButton name={tag.name} {...heart('tags', tag.id)} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {lessons.length > 0 && <Lessons lessons={lessons} />}
          <Questions page={shown} />
        </div>
        <div className={styles.side}>
          <Ratios ratios={ratios} />
          {roadmaps.length > 0 && <InRoadmaps roadmaps={roadmaps} slug={tag.slug} />}
        </div>
        <Videos topic={tag} lessons={lessons.length > 0} />
        <Neighbours
          label={texts.neighbours}
          previous={previous && linkTo(previous)}
          next={next && linkTo(next)}
        />
      </div>
    </Page>
  )
}

const linkTo = ({ name, slug }: { name: string; slug: string }) => ({ name, path: topicPageUrl(slug) })
