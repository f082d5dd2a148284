import { TagChips, topicUrl, useLikes, useRoadmaps, useTags } from '@semaforo/learning-kit'
import { Card, EmptyState, Heart, HeartButton, Route } from '@semaforo/ui'
import { useRef } from 'react'
import { NoAnswer } from '../../answer/no-answer.tsx'
import styles from '../profile.module.css'
import { texts } from './favorites.texts.ts'

/** The person's likes, each with a link to it and a heart to remove the like. */
export function Favorites() {
  return (
    <section aria-labelledby="favoritos" className={styles.section}>
      <h2 id="favoritos">{texts.favorites.title}</h2>
      <h3>{texts.favorites.tags}</h3>
      <Tags />
      <h3>{texts.favorites.roadmaps}</h3>
      <Roadmaps />
    </section>
  )
}

function Tags() {
  const tags = useTags()
  const { likes, answer, heart } = useLikes()
  const seen = useSeen(likes.tags)
  const liked = tags.data?.filter(({ id }) => seen.has(String(id))) ?? []
  const missing = [tags, answer].find(({ data }) => !data)
  if (missing && liked.length === 0)
    return <NoAnswer answer={missing} texts={texts.favorites} className={styles.grid} count={2} />
  if (liked.length === 0)
    return (
      <EmptyState
        icon={<Heart />}
        title={texts.favorites.noTags}
        description={texts.favorites.noTagsHint}
        link={{ href: '/home#temas', label: texts.favorites.browseTags }}
      />
    )
  return (
    <ul className={styles.grid}>
      {liked.map((tag) => (
        <Card as="li" key={tag.id} className={styles.row ?? ''}>
          <a href={topicUrl(tag.slug)}>{tag.name}</a>
          <HeartButton name={tag.name} {...heart('tags', tag.id)} />
        </Card>
      ))}
    </ul>
  )
}

function Roadmaps() {
  const roadmaps = useRoadmaps()
  const { likes, answer, heart } = useLikes()
  const seen = useSeen(likes.roadmaps)
  const liked = roadmaps.data?.filter(({ id }) => seen.has(String(id))) ?? []
  const missing = [roadmaps, answer].find(({ data }) => !data)
  if (missing && liked.length === 0)
    return <NoAnswer answer={missing} texts={texts.favorites} className={styles.grid} count={2} />
  if (liked.length === 0)
    return (
      <EmptyState
        icon={<Route />}
        title={texts.favorites.noRoadmaps}
        description={texts.favorites.noRoadmapsHint}
        link={{ href: '/roadmaps', label: texts.favorites.browseRoadmaps }}
      />
    )
  return (
    <ul className={styles.grid}>
      {liked.map((roadmap) => (
        <Card as="li" key={roadmap.id}>
          <div className={styles.row}>
            <h4>{roadmap.title}</h4>
            <HeartButton name={roadmap.title} {...heart('roadmaps', roadmap.id)} />
          </div>
          <TagChips className={styles.chips} tags={roadmap.tags} />
        </Card>
      ))}
    </ul>
  )
}

/**
 * Everything liked at any time since the page opened: an item stays listed after its like is removed, so that
 * it can be liked again.
 */
function useSeen(liked: Readonly<Record<string, true>>): ReadonlySet<string> {
  const seen = useRef(new Set<string>())
  for (const id of Object.keys(liked)) seen.current.add(id)
  return seen.current
}
