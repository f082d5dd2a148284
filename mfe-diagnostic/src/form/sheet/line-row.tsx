import { texts } from '@semaforo/diagnostic-ui'
import { classNames, VisuallyHidden } from '@semaforo/ui'
import styles from './sheet.module.css'
import { sheetTexts } from './sheet.texts.ts'
import type { Line } from './statements.ts'

type Props = {
  line: Line
  /** The amount as the form displays it. */
  amount: string
  isLit: boolean
  /** Goes to the figure's field; without it the line is only drawn. */
  onGo?: (() => void) | undefined
}

/** A line of a statement: a way to its field if the form asks for it. */
export function LineRow({ line: { words, kind, field }, amount, isLit, onGo }: Props) {
  const look = classNames(styles.line, styles[kind], field ? undefined : styles.notAsked)
  const content = (
    <>
      <span>{words}</span>
      <span className={styles.amount}>{amount}</span>
    </>
  )
  if (!field || !onGo) {
    return (
      <span className={look} aria-current={isLit || undefined}>
        {content}
      </span>
    )
  }
  return (
    <button type="button" className={look} aria-current={isLit || undefined} onClick={onGo}>
      <VisuallyHidden>{sheetTexts.goTo(texts.fields[field].label, words)}</VisuallyHidden>
      {content}
    </button>
  )
}
