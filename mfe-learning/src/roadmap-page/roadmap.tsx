import type { RoadmapPage } from '@semaforo/contracts'
import { usePageHead } from '@semaforo/frontend-kit'
import { roadmapPageUrl, roadmapProgress, topicPageUrl, useLikes, useProgress } from '@semaforo/learning-kit'
import { ButtonLink, HeartButton, Page } from '@semaforo/ui'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { Neighbours } from '../page/neighbours.tsx'
import page from '../page/page.module.css'
import { texts as list } from '../roadmaps/roadmaps.texts.ts'
import { crumbsOf, headOf } from './head.ts'
import { texts } from './roadmap-page.texts.ts'
import { Steps } from './steps.tsx'

/** The page of a roadmap: its topics as steps, and how far one is on them. */
export function Roadmap({ page: { roadmap, previous, next } }: { page: RoadmapPage }) {
  const { id, title, promise, minutes, tags } = roadmap
  const { heart } = useLikes()
  const { isLearned } = useProgress()
  usePageHead(headOf(roadmap))
  const progress = roadmapProgress(tags, isLearned)
  const goOn = progress.next ?? tags[0]
  return (
    <Page className={page.page}>
      <Breadcrumbs crumbs={crumbsOf(roadmap)} />
      <div className={page.head}>
        <div>
          <h1>{title}</h1>
          {promise && <p className={page.lead}>{promise}</p>}
          {goOn ? (
            <p className={page.meta}>
              {list.size(tags.length, minutes)}.{' '}
              <span>
                {progress.learned > 0
                  ? `${list.progress(progress.learned, progress.total)}.`
                  : texts.lead(tags.length)}
              </span>
            </p>
          ) : (
            <p className={page.lead}>{texts.empty}</p>
          )}
        </div>
        <HeartButton name={title} {...heart('roadmaps', id)} />
      </div>
      {goOn && (
        <>
          <p>
            <ButtonLink href={topicPageUrl(goOn.slug)}>
              {progress.learned === 0 ? texts.begin : progress.next ? texts.goOn(goOn.name) : texts.again}
            </ButtonLink>
          </p>
          <Steps tags={tags} isLearned={isLearned} />
        </>
      )}
      <Neighbours
        label={texts.neighbours}
        previous={previous && linkTo(previous)}
        next={next && linkTo(next)}
      />
    </Page>
  )
}

const linkTo = ({ title, slug }: { title: string; slug: string }) => ({
  name: title,
  path: roadmapPageUrl(slug),
})
