import { Button } from '@semaforo/ui'
import { useId, useRef, useState } from 'react'
import styles from './key.module.css'
import { texts } from './key.texts.ts'

type Props = { label: string; text: string }

/** A text to be pasted elsewhere, with a button that copies it. */
export function Copyable({ label, text }: Props) {
  const id = useId()
  const code = useRef<HTMLElement>(null)
  // The text that was copied: another one has not been.
  const [outcome, setOutcome] = useState<{ of: string; words: string }>()

  async function copy() {
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ of: text, words: texts.copied })
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current)
      setOutcome({ of: text, words: texts.copyFailed })
    }
  }

  return (
    <div className={styles.copyable}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <code ref={code} className={styles.code}>
        {text}
      </code>
      <div className={styles.copy}>
        <Button size="small" variant="secondary" aria-label={texts.copyOf(label)} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <p role="status" className={styles.soft}>
          {outcome?.of === text && outcome.words}
        </p>
      </div>
    </div>
  )
}
