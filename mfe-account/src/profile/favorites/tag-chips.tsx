import { type CatalogTag, topicUrl } from '@semaforo/frontend-kit'
import { ChipLink } from '@semaforo/ui'
import styles from '../profile.module.css'

/** The tags of a roadmap in their order; each leads to its videos. */
export function TagChips({ tags }: { tags: Pick<CatalogTag, 'id' | 'name' | 'slug'>[] }) {
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
