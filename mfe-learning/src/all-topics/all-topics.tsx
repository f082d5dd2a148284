import { FocusGoesOn } from '@semaforo/frontend-kit/retry'
import { type CatalogTag, topicPageUrl, useTags } from '@semaforo/learning-kit'
import { Button, EmptyState, Page, Search, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { Breadcrumbs } from '../page/breadcrumbs.tsx'
import page from '../page/page.module.css'
import { texts as common } from '../page/page.texts.ts'
import styles from './all-topics.module.css'
import { texts } from './all-topics.texts.ts'

const crumbs = [
  { name: common.home, path: '/home' },
  { name: common.topics, path: '/temas' },
]

/** /temas: every topic with what it is about, each a link to its page. */
export default function AllTopics() {
  return (
    <Page className={page.page}>
      <Breadcrumbs crumbs={crumbs} />
      <div>
        <h1>{texts.title}</h1>
        <p className={page.lead}>{texts.lead}</p>
      </div>
      <Content />
    </Page>
  )
}

function Content() {
  const { data, isFetched, isFetching, refetch } = useTags()
  if (!isFetched)
    return (
      <SkeletonGroup label={texts.loading} className={styles.list}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} shape="block" className={styles.pending} />
        ))}
      </SkeletonGroup>
    )
  if (!data?.length)
    return (
      <FocusGoesOn>
        <EmptyState
          icon={<Search />}
          title={texts.empty}
          action={
            <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        />
      </FocusGoesOn>
    )
  return (
    <ul className={styles.list}>
      {data.map((tag) => (
        <Topic key={tag.id} tag={tag} />
      ))}
    </ul>
  )
}

function Topic({ tag: { name, slug, description } }: { tag: CatalogTag }) {
  return (
    <li className={styles.topic}>
      <a href={topicPageUrl(slug)}>{name}</a>
      {description && <p>{description}</p>}
    </li>
  )
}
