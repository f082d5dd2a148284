import { Button, Notice } from '@semaforo/ui'
import { draftTexts } from './drafts.texts.ts'
import styles from './other-draft-notice.module.css'

type Props = {
  /** When the offered draft changed last (Unix time in ms). */
  offeredAt: number | undefined
  isTaken: boolean
  onContinue: () => void
  onDecline: () => void
}

/** Says that the user has another draft, which may be continued here, or that another tab has taken this one. */
export function OtherDraftNotice({ offeredAt, isTaken, onContinue, onDecline }: Props) {
  if (offeredAt === undefined) return isTaken && <Notice role="status">{draftTexts.taken}</Notice>
  return (
    <Notice role="status">
      <span className={styles.offer}>
        <span>{draftTexts.offered(offeredAt)}</span>
        <Button size="small" variant="secondary" onClick={onContinue}>
          {draftTexts.continueHere}
        </Button>
        <Button size="small" variant="secondary" onClick={onDecline}>
          {draftTexts.notNow}
        </Button>
      </span>
    </Notice>
  )
}
