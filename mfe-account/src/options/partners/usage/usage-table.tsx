import { type UsageOfDay, usageKinds } from '@semaforo/contracts'
import { Table } from '@semaforo/ui'
import { civilDay, whole } from '../../../format.ts'
import styles from './usage.module.css'
import { texts } from './usage.texts.ts'

/** The counts by day, the newest first. */
export function UsageTable({ days }: { days: readonly UsageOfDay[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard
    <section className={styles.scroll} aria-label={texts.byDay} tabIndex={0}>
      <Table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            {usageKinds.map((kind) => (
              <th key={kind} scope="col">
                {texts.kinds[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{civilDay(day.day)}</th>
              {usageKinds.map((kind) => (
                <td key={kind}>{whole(day[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
