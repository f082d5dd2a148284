import { Button, Notice } from '@semaforo/ui'
import { useEffect, useId, useRef } from 'react'
import styles from './history.module.css'
import { historyTexts } from './texts.ts'

/**
 * Asks before figures that are stored nowhere else are replaced. The focus starts at the cancel button and
 * returns afterwards.
 */
export function DiscardRow({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const id = useId()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    back.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <tr>
      <td colSpan={historyTexts.columns.length}>
        <Notice tone="warning">
          <p id={id}>{historyTexts.discard}</p>
          <span className={styles.choice}>
            <Button ref={back} size="small" variant="secondary" aria-describedby={id} onClick={onCancel}>
              {historyTexts.cancel}
            </Button>
            <Button size="small" aria-describedby={id} onClick={onConfirm}>
              {historyTexts.openAnyway}
            </Button>
          </span>
        </Notice>
      </td>
    </tr>
  )
}
