import { type CatalogTag, topicUrl } from '@semaforo/frontend-kit'
import { ChipLink } from '@semaforo/ui'
import styles from './tag-chips.module.css'

/** The tags of a roadmap in their order; each leads to its videos on Home. */
export function TagChips({ tags }: { tags: CatalogTag[] }) {
  return (
    <ol className={styles.chips}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <ChipLink href={topicUrl(tag.slug)}>{tag.name}</ChipLink>
        </li>
      ))}
    </ol>
  )
}
