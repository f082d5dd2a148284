import { Button, Notice } from '@semaforo/ui'

const undo = 'Deshacer'

type Props = {
  text: string
  /** Whom or what it is about, for who hears the button alone. */
  of?: string | undefined
  /** Without it nothing can be undone. */
  onUndo: (() => void) | undefined
}

/** Says that something is done, with the press that undoes it. Its place is a live region (`role="status"`). */
export function UndoNotice({ text, of, onUndo }: Props) {
  return (
    <Notice tone="success">
      <span>{text}</span>{' '}
      {onUndo && (
        <Button size="small" variant="quiet" aria-label={of && `${undo}: ${of}`} onClick={onUndo}>
          {undo}
        </Button>
      )}
    </Notice>
  )
}
