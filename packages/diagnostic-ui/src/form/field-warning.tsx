import type { Warning } from '@semaforo/contracts'
import { Button, TriangleAlert } from '@semaforo/ui'
import { texts } from '../diagnostic.texts.ts'
import styles from './field-warning.module.css'

type Props = { warnings: readonly Warning[]; onMonths: (months: number) => void }

/** A warning below a field; with a button if another period would resolve it. */
export function FieldWarning({ warnings, onMonths }: Props) {
  return warnings.map(({ code, message, suggestedMonths }) => (
    <span key={code} className={styles.warning}>
      <TriangleAlert />
      <span>
        {message}
        {suggestedMonths && (
          <Button
            size="small"
            variant="secondary"
            className={styles.button}
            onClick={() => onMonths(suggestedMonths)}
          >
            {texts.form.changePeriod(suggestedMonths)}
          </Button>
        )}
      </span>
    </span>
  ))
}
