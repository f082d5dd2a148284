import { Button, Notice } from '@semaforo/ui'
import { useEffect, useId, useRef } from 'react'
import styles from './history.module.css'
import { historyTexts } from './history.texts.ts'

type Props = {
  question: string
  /** The button that goes on; none where the answer is elsewhere. */
  confirm?: string
  onConfirm?: () => void
  onCancel: () => void
}

/**
 * A row that asks something. The focus starts at the cancel button and returns afterwards, to the first button of the
 * diagnostic where the one that asked is gone.
 */
export function ConfirmRow({ question, confirm, onConfirm, onCancel }: Props) {
  const id = useId()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const first = back.current?.closest('tbody')?.querySelector('button')
    back.current?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
      else first?.focus()
    }
  }, [])
  return (
    <tr>
      <td colSpan={historyTexts.columns.length}>
        <Notice tone="warning">
          <p id={id}>{question}</p>
          <span className={styles.choice}>
            <Button ref={back} size="small" variant="secondary" aria-describedby={id} onClick={onCancel}>
              {historyTexts.cancel}
            </Button>
            {confirm && (
              <Button size="small" aria-describedby={id} onClick={onConfirm}>
                {confirm}
              </Button>
            )}
          </span>
        </Notice>
      </td>
    </tr>
  )
}
