import type { CatalogTag, useTags } from '@semaforo/learning-kit'
import {
  Button,
  EmptyState,
  Search,
  SearchField,
  Skeleton,
  SkeletonGroup,
  VisuallyHidden,
} from '@semaforo/ui'
import { useRef, useState } from 'react'
import { texts } from '../texts.ts'
import { LaterSearchResults } from './later-search-results.tsx'
import { moveFocus } from './move-focus.ts'
import { searchTags } from './search.ts'
import { TopicRow } from './topic-row.tsx'
import styles from './topics.module.css'

/** How many topics a phone shows at first; the styles hide the others. */
const shownOnPhone = 6

/** Fewer say nothing of what is searched for beyond names. */
const fewestLetters = 3

type Props = { tags: ReturnType<typeof useTags>; selected: CatalogTag | undefined }

/** Search box and list, with arrow-key navigation through both. */
export function TopicList({ tags, selected }: Props) {
  const [query, setQuery] = useState('')
  const [whole, setWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const showAll = () => {
    // The button goes: what it brought is next.
    list.current?.querySelectorAll('a')[shownOnPhone - 1]?.focus()
    setWhole(true)
  }
  if (tags.isPending) return <Loading />
  const found = searchTags(tags.data ?? [], query)
  const searchesCatalog = query.trim().length >= fewestLetters
  return (
    <search
      ref={list}
      className={searchesCatalog ? styles.searching : styles.search}
      onKeyDown={(event) => moveFocus(event, list.current)}
    >
      <SearchField
        label={texts.topics.search}
        hideLabel
        placeholder={texts.topics.placeholder}
        value={query}
        onValueChange={setQuery}
        maxLength={200}
      />
      <VisuallyHidden>
        <p role="status">{query && texts.topics.found(found.length)}</p>
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          className={styles.empty ?? ''}
          icon={<Search />}
          title={texts.topics.empty}
          action={<WayOut {...{ tags, query, setQuery }} />}
        />
      ) : (
        <>
          <ul className={query || whole ? styles.list : styles.first} aria-label={texts.topics.list}>
            {found.map(({ tag, ranges }) => (
              <TopicRow key={tag.id} tag={tag} ranges={ranges} selected={tag === selected} />
            ))}
          </ul>
          {!query && !whole && found.length > shownOnPhone && (
            <Button variant="secondary" className={styles.all ?? ''} onClick={showAll}>
              {texts.topics.all(found.length)}
            </Button>
          )}
        </>
      )}
      {searchesCatalog && <LaterSearchResults query={query} shown={found.map(({ tag }) => tag.slug)} />}
    </search>
  )
}

/** For an empty list: clear the search, or refetch the catalog. */
function WayOut({
  tags,
  query,
  setQuery,
}: Pick<Props, 'tags'> & { query: string; setQuery: (query: string) => void }) {
  if (query && tags.data?.length)
    return (
      <Button variant="secondary" onClick={() => setQuery('')}>
        {texts.topics.clearSearch}
      </Button>
    )
  return (
    <Button variant="secondary" loading={tags.isFetching} onClick={() => void tags.refetch()}>
      {texts.topics.retry}
    </Button>
  )
}

function Loading() {
  return (
    <SkeletonGroup label={texts.topics.loading} className={styles.pending}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
        <Skeleton key={key} shape="block" className={styles.pendingRow} />
      ))}
    </SkeletonGroup>
  )
}
