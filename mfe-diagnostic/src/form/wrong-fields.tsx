import { figureFields } from '@semaforo/contracts'
import { texts } from '../texts.ts'
import { idOf } from './field-id.ts'
import type { FiguresForm } from './use-figures-form.ts'
import styles from './wrong-fields.module.css'

/** After a submit: the fields with errors, each with the way to it. */
export function WrongFields({ form }: { form: FiguresForm }) {
  const wrong = figureFields.filter((field) => form.shownErrors[field])
  if (!form.attempted || wrong.length === 0) return null
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
