import { Fragment } from 'react'
import { texts } from '../texts.ts'
import { AmountField } from './amount-field.tsx'
import styles from './evaluation-form.module.css'
import { groups } from './groups.ts'
import { PastePlace } from './paste/paste-place.tsx'
import { PeriodField } from './period-field.tsx'
import type { FiguresForm } from './use-figures-form.ts'

/** The ten amounts, grouped by where an owner finds them, and the period. */
export function FigureFields({ form }: { form: FiguresForm }) {
  return (
    <>
      {groups.map(({ name, fields }) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.legend}>{texts.form.groups[name][0]}</legend>
          <p className={styles.soft}>{texts.form.groups[name][1]}</p>
          <div className={styles.fields}>
            {fields.map((field) => (
              <Fragment key={field}>
                <AmountField field={field} {...form.field(field)} onMonths={form.setMonths} />
                <PastePlace form={form} field={field} />
              </Fragment>
            ))}
          </div>
        </fieldset>
      ))}
      <PeriodField form={form} />
    </>
  )
}
