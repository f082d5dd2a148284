import { type ReactNode, useId } from 'react'
import { FoldToggle } from '../fold-toggle.tsx'
import { historyTexts } from './history.texts.ts'
import styles from './rows-fold.module.css'

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
        <div className={styles.onPhone}>
          <FoldToggle aria-expanded={open} aria-controls={id} onClick={onToggle}>
            {historyTexts.rows}
          </FoldToggle>
        </div>
      )}
      <div id={id} className={styles.rows} data-folded={foldable && !open}>
        {children}
      </div>
    </>
  )
}
