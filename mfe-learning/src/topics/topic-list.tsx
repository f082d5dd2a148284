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
import { type MouseEvent, useRef, useState } from 'react'
import { texts } from '../learning.texts.ts'
import { videoPanelId } from '../videos/video-panel.tsx'
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
    list.current?.querySelectorAll<HTMLElement>('li a')[shownOnPhone - 1]?.focus()
    setWhole(true)
  }
  const clear = () => {
    // The button goes: one searches for something else.
    list.current?.querySelector('input')?.focus()
    setQuery('')
  }
  const retry = async ({ currentTarget }: MouseEvent) => {
    const { data } = await tags.refetch()
    // The button goes as the topics come.
    if (data && currentTarget === document.activeElement) document.getElementById('temas-titulo')?.focus()
  }
  if (!tags.isFetched) return <Loading />
  const found = searchTags(tags.data ?? [], query)
  const searchesCatalog = query.trim().length >= fewestLetters
  return (
    <search
      ref={list}
      className={searchesCatalog ? styles.searching : styles.search}
      onKeyDown={(event) => moveFocus(event, event.currentTarget)}
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
          action={
            query && tags.data?.length ? (
              <Button variant="secondary" onClick={clear}>
                {texts.topics.clearSearch}
              </Button>
            ) : (
              <Button variant="secondary" loading={tags.isFetching} onClick={retry}>
                {texts.topics.retry}
              </Button>
            )
          }
        />
      ) : (
        <>
          <a className="skip-link" href={`#${videoPanelId}`}>
            {texts.topics.skip}
          </a>
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

function Loading() {
  return (
    <SkeletonGroup label={texts.topics.loading} className={styles.pending}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
        <Skeleton key={key} shape="block" className={styles.pendingRow} />
      ))}
    </SkeletonGroup>
  )
}
