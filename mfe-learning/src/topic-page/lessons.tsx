import type { WrittenLesson } from '@semaforo/contracts'
import { Card } from '@semaforo/ui'
import { useEffect } from 'react'
import { Facts } from './facts.tsx'
import styles from './lessons.module.css'
import { minutesOf } from './reading-time.ts'
import { texts } from './topic-page.texts.ts'

/** All lessons of a topic in writing, under a list of what is in them. */
export function Lessons({ lessons }: { lessons: readonly WrittenLesson[] }) {
  useFragment()
  return (
    <section aria-labelledby="lecciones" className={styles.lessons}>
      <div>
        <h2 id="lecciones">{texts.lessons}</h2>
        <p className={styles.hint}>
          {texts.lessonsHint} {texts.reading(minutesOf(lessons))}.
        </p>
      </div>
      <ol className={styles.contents}>
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
      {lessons.map((lesson) => (
        <Lesson key={lesson.id} lesson={lesson} />
      ))}
    </section>
  )
}

function Lesson({ lesson: { id, title, scenes } }: { lesson: WrittenLesson }) {
  return (
    <Card as="article" padding="large" id={id} aria-labelledby={`${id}-titulo`} className={styles.lesson}>
      <h3 id={`${id}-titulo`}>{title}</h3>
      {scenes.map((scene, at) => (
        <div key={scene.title} id={`${id}-${at + 1}`} className={styles.scene}>
          <div>
            <h4>{scene.title}</h4>
            <p>{scene.text}</p>
          </div>
          <Facts facts={scene.facts} />
        </div>
      ))}
    </Card>
  )
}

/** Goes to the part that the address names: when a page of the site is left for this one, it is not there yet. */
function useFragment(): void {
  useEffect(() => {
    const place = document.getElementById(location.hash.slice(1))
    if (!place) return
    place.tabIndex = -1
    place.focus({ preventScroll: true })
    place.scrollIntoView()
  }, [])
}
