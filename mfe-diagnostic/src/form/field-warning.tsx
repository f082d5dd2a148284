import type { AmountField } from '@semaforo/contracts'
import { Button, TriangleAlert } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './field-warning.module.css'
import type { FiguresForm } from './use-figures-form.ts'

/** What to look at again, under the first field that it names; where another period would help, a button for it. */
export function FieldWarning({ form, field }: { form: FiguresForm; field: AmountField }) {
  const warnings = form.warnings.filter(({ fields }) => fields[0] === field)
  if (warnings.length === 0) return null
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
            onClick={() => form.setMonths(suggestedMonths)}
          >
            {texts.form.changePeriod(suggestedMonths)}
          </Button>
        )}
      </span>
    </span>
  ))
}
