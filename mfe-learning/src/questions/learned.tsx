import type { TagPage } from '@semaforo/contracts'
import { useSession } from '@semaforo/frontend-kit'
import { roadmapProgress, topicPageUrl, useProgress } from '@semaforo/learning-kit'
import { Button, ButtonLink, CircleCheck } from '@semaforo/ui'
import styles from './questions.module.css'
import { texts } from './questions.texts.ts'

const date = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long' })

type Props = {
  page: TagPage
  /** Undefined for a topic without questions. */
  onRepeat?: (() => void) | undefined
  onTakeBack: () => void
}

/** What follows a topic that is learned: how far one is on its roadmap, and what to go on with. */
export function Learned({ page: { tag, roadmaps }, onRepeat, onTakeBack }: Props) {
  const { isLearned, learnedAt, waiting } = useProgress()
  const guest = useSession() === null
  const ways = roadmaps.map((roadmap) => ({
    roadmap,
    ...roadmapProgress(fromTopic(roadmap.tags, tag.id), isLearned),
  }))
  const way = ways.find(({ next }) => next) ?? ways[0]
  const at = learnedAt(tag.id)
  return (
    <div className={styles.learned}>
      <h3>
        <CircleCheck aria-hidden="true" /> {texts.learned}
      </h3>
      {at && <p className={styles.soft}>{texts.since(date.format(new Date(at)))}</p>}
      {way && <p>{texts.step(way.learned, way.total, way.roadmap.title)}</p>}
      {way && (
        <p>
          {way.next ? (
            <ButtonLink href={topicPageUrl(way.next.slug)}>{texts.goOn(way.next.name)}</ButtonLink>
          ) : (
            <ButtonLink href="/minegocio">{texts.measure}</ButtonLink>
          )}
        </p>
      )}
      {guest && (
        <p className={styles.soft}>
          {texts.guest} <a href="/register">{texts.register}</a>
        </p>
      )}
      {waiting && <p className={styles.soft}>{texts.waiting}</p>}
      <p className={styles.ways}>
        {onRepeat && (
          <Button variant="secondary" size="small" onClick={onRepeat}>
            {texts.repeat}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onTakeBack}>
          {texts.takeBack}
        </Button>
      </p>
    </div>
  )
}

/** The steps of a roadmap from the one after this topic on, those before it last. */
function fromTopic<Step extends { id: number }>(steps: readonly Step[], id: number): Step[] {
  const after = 1 + steps.findIndex((step) => step.id === id)
  return [...steps.slice(after), ...steps.slice(0, after)]
}
