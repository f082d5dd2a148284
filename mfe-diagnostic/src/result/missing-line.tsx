import { Button, Notice } from '@semaforo/ui'
import { outboxTexts } from '../outbox/texts.ts'
import { texts } from '../texts.ts'
import { type Evaluation, missingParts, type Part } from './evaluation.ts'
import styles from './results.module.css'

const conjunction = new Intl.ListFormat('es-MX')

/**
 * One line that names the missing parts, or why the history accepts no more records, with a button to request
 * them again.
 */
export function MissingLine({
  evaluation,
  step,
  onRetry,
}: {
  evaluation: Evaluation
  step: Part | undefined
  onRetry: () => void
}) {
  const { refusal } = evaluation
  const missing = missingParts(evaluation)
    .filter((part) => part !== 'record' || refusal === null)
    .map((part) => texts.result.missing[part])
  if (missing.length === 0 && refusal === null && evaluation.waiting)
    return <Notice role="status">{outboxTexts.kept}</Notice>
  if (missing.length === 0 && refusal === null) return null
  return (
    <Notice tone="warning" role="alert">
      <div className={styles.missing}>
        {missing.length > 0 && (
          <span>
            {texts.result.missingLine(conjunction.format(missing))}
            {(evaluation.diagnosis || evaluation.prediction) && ` ${texts.result.restBelow}`}
          </span>
        )}
        {refusal !== null && <span>{refusal}</span>}
        <Button size="small" variant="secondary" loading={step !== undefined} onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </Notice>
  )
}
