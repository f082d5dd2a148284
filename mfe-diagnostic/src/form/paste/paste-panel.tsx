import { Button, Notice } from '@semaforo/ui'
import type { Draft } from '../draft.ts'
import styles from './paste.module.css'
import { pasteTexts } from './paste.texts.ts'
import type { Paste } from './paste.ts'
import { PastePreview } from './paste-preview.tsx'

type Props = {
  paste: Exclude<Paste, { step: 'unavailable' }>
  /** What the fields hold now. */
  amounts: Draft['amounts']
  onTake: () => void
  onCancel: () => void
  onUndo: () => void
}

/** A paste before it is taken, with what it did once it is, or with what is wrong with it. */
export function PastePanel({ paste, amounts, onTake, onCancel, onUndo }: Props) {
  if (paste.step === 'shown') {
    return <PastePreview placement={paste.placement} amounts={amounts} onTake={onTake} onCancel={onCancel} />
  }
  if (paste.step === 'failed') {
    return (
      <Notice tone="warning" role="alert">
        {pasteTexts.problems[paste.problem]}
      </Notice>
    )
  }
  return (
    <Notice tone="success" role="status">
      <span className={styles.actions}>
        {pasteTexts.taken(paste.count)}
        <Button size="small" variant="secondary" onClick={onUndo}>
          {pasteTexts.undo}
        </Button>
      </span>
    </Notice>
  )
}
