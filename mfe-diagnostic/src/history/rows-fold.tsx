import { ChevronDown } from '@semaforo/ui'
import { type ReactNode, useId } from 'react'
import styles from './rows-fold.module.css'
import { historyTexts } from './texts.ts'

type Props = {
  /** Whether there are enough rows to be folded. */
  foldable: boolean
  open: boolean
  onToggle: () => void
  children: ReactNode
}

/** The rows and what is done with them: on a phone behind one line, below the sentence that says the most of it. */
export function RowsFold({ foldable, open, onToggle, children }: Props) {
  const id = useId()
  return (
    <>
      {foldable && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          {historyTexts.rows}
          <ChevronDown />
        </button>
      )}
      <div id={id} className={styles.rows} data-folded={foldable && !open}>
        {children}
      </div>
    </>
  )
}
