import type { AmountField } from '@semaforo/contracts'
import { type Draft, shownAmount, texts } from '@semaforo/diagnostic-ui'
import { LineRow } from './line-row.tsx'
import styles from './sheet.module.css'
import type { Statement } from './statements.ts'

type Props = {
  statement: Statement
  draft: Draft
  /** The field whose line is lit. */
  lit: string | undefined
  /** What stands for an amount that is not there. */
  missing?: string
  /** Goes to a field; without it the lines are only drawn. */
  onGo?: (field: AmountField) => void
}

/** A statement, or some lines of it, with the amounts that were typed. */
export function StatementLines({ statement, draft, lit, missing = '', onGo }: Props) {
  const { title, period, lines } = statement
  return (
    <div>
      <h3 className={styles.statement}>
        {title}
        {period && <span className={styles.soft}>{texts.form.months(draft.months)}</span>}
      </h3>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { words, field } = line
          return (
            <li key={words}>
              <LineRow
                line={line}
                amount={field ? shownAmount(draft.amounts[field] ?? '') || missing : ''}
                isLit={field !== undefined && field === lit}
                onGo={field && onGo && (() => onGo(field))}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
