import { type Figures, figureFields } from '@semaforo/contracts'
import { texts } from '../diagnostic.texts.ts'
import { idOf } from './field-id.ts'
import type { FiguresForm } from './use-figures-form.ts'
import styles from './wrong-fields.module.css'

type Props = {
  form: FiguresForm
  /** The one field that is on the screen: the others are named as soon as their errors are shown. */
  except?: keyof Figures
}

/** After a submit: the fields with errors, each with the way to it. */
export function WrongFields({ form, except }: Props) {
  const wrong = figureFields.filter((field) => field !== except && form.shownErrors[field])
  if (!(form.attempted || except) || wrong.length === 0) return null
  return (
    <div className={styles.wrong}>
      <p role="alert" className={styles.count}>
        {texts.form.wrong(wrong.length)}
      </p>
      <ul className={styles.list}>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault()
                form.focus(field)
              }}
            >
              {field === 'periodo_meses' ? texts.form.period : texts.fields[field].label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
