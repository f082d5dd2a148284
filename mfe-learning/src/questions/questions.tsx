import type { TagPage } from '@semaforo/contracts'
import { useProgress } from '@semaforo/learning-kit'
import { Button, Card } from '@semaforo/ui'
import { useRef, useState } from 'react'
import { Learned } from './learned.tsx'
import { Question } from './question.tsx'
import styles from './questions.module.css'
import { texts } from './questions.texts.ts'

/** Tells whether one has learned a topic: by its questions, or by one's own word where it has none. */
export function Questions({ page }: { page: TagPage }) {
  const { tag, questions } = page
  const { isLearned, mark } = useProgress()
  const [at, setAt] = useState(0)
  const [repeating, setRepeating] = useState(false)
  const [takenBack, setTakenBack] = useState(false)
  const learned = isLearned(tag.id)
  const heading = useRef<HTMLHeadingElement>(null)
  const question = questions[at]

  /** What was pressed goes with what it was in: the focus stays in this section. */
  const keepFocus = () => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }
  const show = (learned: boolean, takenBack = false) => {
    if (learned !== isLearned(tag.id)) mark(tag.id, learned)
    setTakenBack(takenBack)
    setRepeating(false)
    setAt(0)
    keepFocus()
  }
  const pass = () => {
    if (at + 1 === questions.length) return show(true)
    setAt(at + 1)
    keepFocus()
  }
  const repeat = () => {
    setRepeating(true)
    keepFocus()
  }

  return (
    <section aria-labelledby="preguntas" className={styles.section}>
      <h2 id="preguntas" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <Card padding="large" className={styles.card ?? ''}>
        <div role="status" className={styles.status}>
          {takenBack && (
            <p className={styles.ways}>
              {texts.takenBack}
              <Button variant="secondary" size="small" onClick={() => show(true)}>
                {texts.undo}
              </Button>
            </p>
          )}
        </div>
        {learned && !repeating ? (
          <Learned
            page={page}
            onRepeat={questions.length > 0 ? repeat : undefined}
            onTakeBack={() => show(false, true)}
          />
        ) : question ? (
          <>
            {at === 0 && <p className={styles.soft}>{texts.lead(questions.length)}</p>}
            <Question
              key={`${at} ${repeating}`}
              question={question}
              at={at + 1}
              of={questions.length}
              onPassed={pass}
            />
          </>
        ) : (
          <>
            <p>{texts.byHand}</p>
            <p>
              <Button variant="secondary" onClick={() => show(true)}>
                {texts.markByHand}
              </Button>
            </p>
          </>
        )}
      </Card>
    </section>
  )
}
