import { money, type PlanStep } from '@semaforo/diagnosis'
import { use, useId } from 'react'
import { signed } from '../format.ts'
import { pageTexts } from '../minegocio/minegocio.texts.ts'
import { Topics } from '../result/topics.ts'
import styles from './changes.module.css'

type Props = { step: PlanStep; done: boolean; onTick: (done: boolean) => void }

/** One step of the plan: a box to tick, what it gains in pesos and points, what to do, and its lesson. */
export function StepItem({ step: { name, explanation, amount, points, tags }, done, onTick }: Props) {
  const TopicLinks = use(Topics)
  const id = useId()
  return (
    <li className={styles.step}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={done}
          aria-describedby={id}
          onChange={({ target }) => onTick(target.checked)}
        />
        <b className={done ? styles.done : undefined}>{name}</b>
      </label>
      <p id={id} className={styles.gain}>
        {pageTexts.plan.gain(money(amount), points > 0 ? signed(points) : undefined)}
      </p>
      <p>{explanation}</p>
      <TopicLinks slugs={tags.slice(0, 1)} />
    </li>
  )
}
