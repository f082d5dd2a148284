import type { Change } from '@semaforo/contracts'
import { money } from '@semaforo/diagnosis'
import { use } from 'react'
import { texts } from '../diagnostic.texts.ts'
import { Topics } from '../result/topics.ts'
import styles from './changes.module.css'

/** One change: what to do, which figures it affects, and the topics about it. */
export function ChangeItem({ change: { name, explanation, fields, tags } }: { change: Change }) {
  const TopicLinks = use(Topics)
  return (
    <li className={styles.change}>
      <h3>{name}</h3>
      <p>{explanation}</p>
      <ul className={styles.soft}>
        {fields.map(({ field, from, to }) => (
          <li key={field}>{texts.changes.fromTo(texts.fields[field].label, money(from), money(to))}</li>
        ))}
      </ul>
      <TopicLinks slugs={tags} />
    </li>
  )
}
