import { ChipLink, ChipList } from '@semaforo/ui'
import type { CatalogTag } from './read.ts'
import { topicUrl } from './topic-url.ts'

type Props = { tags: readonly Pick<CatalogTag, 'id' | 'name' | 'slug'>[]; className?: string | undefined }

/** The tags of a roadmap in order, each a link to its videos. */
export function TagChips({ tags, className }: Props) {
  return (
    <ChipList className={className}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <ChipLink href={topicUrl(tag.slug)}>{tag.name}</ChipLink>
        </li>
      ))}
    </ChipList>
  )
}
