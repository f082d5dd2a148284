import type { Figures } from '@semaforo/contracts'
import { texts } from '../diagnostic.texts.ts'
import { AmountField } from './amount-field.tsx'
import styles from './evaluation-form.module.css'
import { groups } from './groups.ts'
import { PastePlace } from './paste/paste-place.tsx'
import { PeriodField } from './period-field.tsx'
import type { FiguresForm } from './use-figures-form.ts'

type Props = {
  form: FiguresForm
  /** The only field that is shown, explained; or none for a review. The others keep what was typed. */
  only?: keyof Figures | 'review' | undefined
}

/** The ten amounts, grouped by where an owner finds them, and the period. */
export function FigureFields({ form, only }: Props) {
  const isHidden = (field: keyof Figures) => only !== undefined && only !== field
  return (
    <>
      {groups.map(({ name, fields }) => (
        <fieldset key={name} className={styles.group} hidden={fields.every(isHidden)}>
          <legend className={only ? 'visually-hidden' : styles.legend}>{texts.form.groups[name][0]}</legend>
          {!only && <p className={styles.soft}>{texts.form.groups[name][1]}</p>}
          <div className={styles.fields}>
            {fields.map((field) => (
              <div key={field} className={styles.cell} hidden={isHidden(field)}>
                <AmountField
                  field={field}
                  {...form.field(field)}
                  explained={only === field}
                  onMonths={form.setMonths}
                />
                <PastePlace form={form} field={field} />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <div hidden={isHidden('periodo_meses')}>
        <PeriodField form={form} />
      </div>
    </>
  )
}
