import { type CatalogTag, topicUrl, useLikes } from '@semaforo/learning-kit'
import { HeartButton, Highlight, type TextRange, VisuallyHidden } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import { texts } from '../learning.texts.ts'
import styles from './topics.module.css'

type Props = { tag: CatalogTag; ranges: TextRange[]; selected: boolean }

export function TopicRow({ tag, ranges, selected }: Props) {
  const { likes = 0 } = tag
  const { heart } = useLikes()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selected && row.current) showInList(row.current)
  }, [selected])
  return (
    <li ref={row} className={styles.row}>
      <HeartButton name={tag.name} {...heart('tags', tag.id)} />
      <a className={styles.topic} href={topicUrl(tag.slug)} aria-current={selected || undefined}>
        <span>
          <Highlight text={tag.name} ranges={ranges} />
        </span>
      </a>
      {likes > 0 && (
        <span className={styles.likes} title={texts.topics.likes(likes)}>
          <span aria-hidden>{likes}</span>
          <VisuallyHidden>{texts.topics.likes(likes)}</VisuallyHidden>
        </span>
      )}
    </li>
  )
}

/** Scrolls the row to the middle of the list, without scrolling the page. */
function showInList(row: HTMLElement): void {
  const list = row.parentElement
  list?.scrollTo({
    left: row.offsetLeft - list.offsetLeft - (list.clientWidth - row.clientWidth) / 2,
    top: row.offsetTop - list.offsetTop - (list.clientHeight - row.clientHeight) / 2,
  })
}
