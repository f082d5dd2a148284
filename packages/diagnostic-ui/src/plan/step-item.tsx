import type { Lever } from '@semaforo/contracts'
import type { PlanStep } from '@semaforo/diagnosis'
import { use, useId } from 'react'
import { Topics } from '../result/topics.ts'
import { gainOf } from './gain.ts'
import styles from './plan.module.css'

export type Ticks = readonly [
  isTicked: (lever: Lever) => boolean,
  tick: (lever: Lever, done: boolean) => void,
]

type Props = { step: PlanStep; ticks: Ticks | undefined }

/** One step of the plan: what it gains in pesos and points, what to do, and its lesson; with a box where it can be ticked. */
export function StepItem({ step, ticks }: Props) {
  const { lever, name, explanation, tags } = step
  const TopicLinks = use(Topics)
  const id = useId()
  const [isTicked, tick] = ticks ?? []
  const done = isTicked?.(lever) ?? false
  return (
    <li className={styles.step}>
      {tick ? (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={done}
            aria-describedby={id}
            onChange={({ target }) => tick(lever, target.checked)}
          />
          <b className={done ? styles.done : undefined}>{name}</b>
        </label>
      ) : (
        <h3>{name}</h3>
      )}
      <p id={id} className={styles.gain}>
        {gainOf(step)}
      </p>
      <p>{explanation}</p>
      <TopicLinks slugs={tags.slice(0, 1)} />
    </li>
  )
}
