import { texts } from '@semaforo/diagnostic-ui'
import { Button, Notice } from '@semaforo/ui'
import { HelpLink } from '../help-link.tsx'
import { outboxTexts } from '../history/outbox/outbox.texts.ts'
import { pageTexts } from '../minegocio/minegocio.texts.ts'
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
    .map((part) => pageTexts.result.missing[part])
  if (missing.length === 0 && refusal === null && evaluation.waiting)
    return <Notice role="status">{outboxTexts.kept}</Notice>
  if (missing.length === 0 && refusal === null) return null
  return (
    <Notice tone="warning" role="alert">
      <div className={styles.missing}>
        {missing.length > 0 && (
          <span>
            <span>{pageTexts.result.missingLine(conjunction.format(missing))}</span>
            {(evaluation.diagnosis || evaluation.prediction) && <span> {pageTexts.result.restBelow}</span>}
          </span>
        )}
        {refusal !== null && (
          <span>
            <span>{refusal.text}</span> {refusal.code && <HelpLink code={refusal.code} />}
          </span>
        )}
        <Button size="small" variant="secondary" loading={step !== undefined} onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </Notice>
  )
}
