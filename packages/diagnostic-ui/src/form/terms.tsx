import { amountFields } from '@semaforo/contracts'
import { Disclosure } from '@semaforo/ui'
import { texts } from '../diagnostic.texts.ts'
import styles from './terms.module.css'

/** What the ten figures are, after their fields: for who goes through the form with the keyboard. */
export function Terms() {
  const { title, lead } = texts.form.terms
  return (
    <Disclosure title={title}>
      <p className={styles.lead}>{lead}</p>
      <dl className={styles.terms}>
        {amountFields.map((field) => {
          const { label, help, also } = texts.fields[field]
          return (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                {help} {also}
              </dd>
            </div>
          )
        })}
      </dl>
    </Disclosure>
  )
}
