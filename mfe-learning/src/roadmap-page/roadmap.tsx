import type { RoadmapPage } from '@semaforo/contracts'
import { usePageHead } from '@semaforo/frontend-kit'
import { roadmapPageUrl, topicPageUrl, useLikes } from '@semaforo/learning-kit'
import { ButtonLink, Container, HeartButton } from '@semaforo/ui'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import { Neighbours } from '../page/neighbours.tsx'
import page from '../page/page.module.css'
import { texts as list } from '../roadmaps/texts.ts'
import { crumbsOf, headOf } from './head.ts'
import { Steps } from './steps.tsx'
import { texts } from './texts.ts'

/** The page of a roadmap: its topics as steps. */
export function Roadmap({ page: { roadmap, previous, next } }: { page: RoadmapPage }) {
  const { id, title, promise, minutes, tags } = roadmap
  const { heart } = useLikes()
  usePageHead(headOf(roadmap))
  const [first] = tags
  return (
    <Container className={page.page}>
      <Breadcrumbs crumbs={crumbsOf(roadmap)} />
      <div className={page.head}>
        <div>
          <h1>{title}</h1>
          {promise && <p className={page.lead}>{promise}</p>}
          {first ? (
            <p className={page.meta}>
              {list.size(tags.length, minutes)}. {texts.lead(tags.length)}
            </p>
          ) : (
            <p className={page.lead}>{texts.empty}</p>
          )}
        </div>
        <HeartButton name={title} {...heart('roadmaps', id)} />
      </div>
      {first && (
        <>
          <p>
            <ButtonLink href={topicPageUrl(first.slug)}>{texts.begin}</ButtonLink>
          </p>
          <Steps tags={tags} />
        </>
      )}
      <Neighbours
        label={texts.neighbours}
        previous={previous && linkTo(previous)}
        next={next && linkTo(next)}
      />
    </Container>
  )
}

const linkTo = ({ title, slug }: { title: string; slug: string }) => ({
  name: title,
  path: roadmapPageUrl(slug),
})
