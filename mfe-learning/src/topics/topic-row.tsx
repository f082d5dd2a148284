import { type CatalogTag, useLikes } from '@semaforo/frontend-kit'
import { HeartButton, Highlight, type TextRange } from '@semaforo/ui'
import { topicUrl } from './topic-url.ts'
import styles from './topics.module.css'

type Props = { tag: CatalogTag; ranges: TextRange[]; selected: boolean }

export function TopicRow({ tag, ranges, selected }: Props) {
  const { likes, toggle } = useLikes()
  return (
    <li className={styles.row}>
      <HeartButton
        className={styles.heart}
        name={tag.name}
        liked={Boolean(likes.tags[tag.id])}
        onToggle={() => toggle('tags', tag.id)}
      />
      <a className={styles.topic} href={topicUrl(tag.slug)} aria-current={selected ? 'true' : undefined}>
        <span>
          <Highlight text={tag.name} ranges={ranges} />
        </span>
      </a>
    </li>
  )
}
