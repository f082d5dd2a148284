import { Button, Notice } from '@semaforo/ui'
import { useEffect, useId, useRef } from 'react'
import { texts } from '../../diagnostic.texts.ts'
import { isPlain, shownAmount } from '../amount-text.ts'
import type { Draft } from '../draft.ts'
import { readAmount } from '../reading/read-amount.ts'
import styles from './paste.module.css'
import { pasteTexts } from './paste.texts.ts'
import type { Paste, Placement } from './paste.ts'

export { readPaste } from './read-paste.ts'

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

/** So many of the rows without a place are named. */
const named = 3

type PreviewProps = {
  placement: Placement
  /** What the fields hold now. */
  amounts: Draft['amounts']
  onTake: () => void
  onCancel: () => void
}

/** Shows which pasted amount would go where, before anything changes. */
function PastePreview({ placement: { places, left }, amounts, onTake, onCancel }: PreviewProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const others = left.slice(0, named).map((row) => `«${row.slice(0, 60)}»`)
  if (left.length > named) others.push(pasteTexts.more(left.length - named))
  return (
    <section
      className={styles.preview}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // The next Escape is for the dialog that the form may be in.
        event.preventDefault()
        onCancel()
      }}
    >
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {pasteTexts.title}
      </h3>
      <p className={styles.soft}>{pasteTexts.lead}</p>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            {pasteTexts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ field, typed }) => (
            <tr key={field}>
              <th scope="row">{texts.fields[field].label}</th>
              <td>
                {typed && (
                  <strong className={isPlain(typed) ? styles.amount : styles.text}>
                    {shownAmount(typed)}
                  </strong>
                )}{' '}
                <Remark typed={typed} now={amounts[field]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && <p className={styles.soft}>{pasteTexts.left(others.join(', '))}</p>}
      <div className={styles.actions}>
        <Button onClick={onTake}>{pasteTexts.take}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {pasteTexts.cancel}
        </Button>
      </div>
    </section>
  )
}

function Remark({ typed, now }: { typed: string; now: string | undefined }) {
  const { kind } = readAmount(typed)
  if (kind === 'empty') return <span className={styles.soft}>{pasteTexts.empty}</span>
  if (kind === 'question') return <span className={styles.doubt}>{pasteTexts.asks}</span>
  if (kind === 'refused') return <span className={styles.doubt}>{pasteTexts.unread}</span>
  return now && now !== typed && <span className={styles.soft}>{pasteTexts.replaces(shownAmount(now))}</span>
}
