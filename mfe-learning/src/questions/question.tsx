import type { LessonQuestion } from '@semaforo/contracts'
import { Button, Notice } from '@semaforo/ui'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './questions.module.css'
import { texts } from './questions.texts.ts'

type Props = {
  question: LessonQuestion
  /** Which one of how many, from 1. */
  at: number
  of: number
  onPassed: () => void
}

/** One question: a wrong answer is explained and leads back to its scene; the right one goes on. */
export function Question({ question: { text, answers, scene }, at, of, onPassed }: Props) {
  const name = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  // The answer that is commented on; none after another one is chosen.
  const [given, setGiven] = useState<number | 'none' | null>(null)
  const answer = typeof given === 'number' ? answers[given] : undefined
  const passed = answer?.right === true
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  // An answer may have been chosen before it hydrated.
  useLayoutEffect(() => {
    const early = [...(list.current?.querySelectorAll('input') ?? [])].findIndex(({ checked }) => checked)
    if (early !== -1) setChosen(early)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (passed) return onPassed()
    setGiven(chosen ?? 'none')
    // The answers are disabled once the right one is given: the focus goes on to what leads on.
    if (chosen !== null && answers[chosen]?.right) button.current?.focus()
  }
  return (
    <form className={styles.question} onSubmit={submit}>
      <fieldset ref={list} className={styles.answers}>
        <legend>
          <span className={styles.count}>{texts.count(at, of)}</span>
          {text}
        </legend>
        {answers.map(({ text }, index) => (
          <label key={text} className={styles.answer}>
            <input
              type="radio"
              name={name}
              checked={chosen === index}
              disabled={passed}
              onChange={() => {
                setChosen(index)
                setGiven(null)
              }}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <div role="status" className={styles.status}>
        {given === 'none' && <Notice tone="warning">{texts.choose}</Notice>}
        {answer && (
          <Notice tone={passed ? 'success' : 'warning'}>
            <p>
              <b>{passed ? texts.right : texts.wrong}</b> <span>{answer.why}</span>
            </p>
            {!passed && (
              <p>
                <a href={`#${scene.id}`}>{texts.review(scene.title)}</a>. {texts.again}
              </p>
            )}
          </Notice>
        )}
      </div>
      <div>
        <Button ref={button} type="submit">
          {passed ? (at === of ? texts.finish : texts.next) : texts.answer}
        </Button>
      </div>
    </form>
  )
}
