import { Button, Notice } from '@semaforo/ui'
import { texts } from '../texts.ts'
import { type Evaluation, missingParts, type Part } from './evaluation.ts'
import styles from './results.module.css'

const conjunction = new Intl.ListFormat('es-MX')

/** One line that says which parts are missing, and a button that asks for them again. */
export function MissingLine({
  evaluation,
  step,
  onRetry,
}: {
  evaluation: Evaluation
  step: Part | undefined
  onRetry: () => void
}) {
  const missing = missingParts(evaluation).map((part) => texts.result.missing[part])
  if (missing.length === 0) return null
  return (
    <Notice tone="warning" role="alert">
      <div className={styles.missing}>
        <span>{texts.result.missingLine(conjunction.format(missing))}</span>
        <Button size="small" variant="secondary" loading={step !== undefined} onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </Notice>
  )
}
