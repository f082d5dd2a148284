import { SelectField } from '@semaforo/ui'
import { texts } from '../diagnostic.texts.ts'
import { idOf } from './field-id.ts'
import type { FiguresForm } from './use-figures-form.ts'

const choices = Array.from({ length: 12 }, (_, i) => 12 - i)

/** How many months the sales and costs cover. */
export function PeriodField({ form }: { form: FiguresForm }) {
  return (
    <SelectField
      label={texts.form.period}
      hint={texts.form.periodHint}
      id={idOf('periodo_meses')}
      name="periodo_meses"
      value={form.draft.months}
      error={form.shownErrors.periodo_meses}
      onChange={({ target }) => form.setMonths(Number(target.value))}
    >
      {choices.map((months) => (
        <option key={months} value={months}>
          {texts.form.months(months)}
        </option>
      ))}
    </SelectField>
  )
}
