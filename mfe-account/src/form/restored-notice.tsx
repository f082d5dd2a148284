import { Button, Notice } from '@semaforo/ui'
import { texts } from './texts.ts'

type Props = {
  /** Whether the form began with what was typed when the session ended. */
  restored: boolean
  /** Goes back to what is saved; undefined where the form has another way. */
  onDrop?: () => void
}

/** Says that what a form shows was typed before, and is not saved yet. */
export function RestoredNotice({ restored, onDrop }: Props) {
  return (
    restored && (
      <Notice>
        {texts.restored}{' '}
        {onDrop && (
          <Button size="small" variant="quiet" onClick={onDrop}>
            {texts.drop}
          </Button>
        )}
      </Notice>
    )
  )
}
