import { Card } from '@semaforo/ui'
import type { WidgetEvents } from '@semaforo/widget'
import styles from './playground.module.css'
import { texts } from './playground.texts.ts'

export type LoggedEvent = { name: keyof WidgetEvents; said: string | undefined }

/** The events that the page got from the widget, in order. */
export function WidgetEventLog({ events }: { events: readonly LoggedEvent[] }) {
  return (
    <Card as="section" padding="large" className={styles.line}>
      <h2>{texts.events}</h2>
      {events.length === 0 && <p className={styles.soft}>{texts.noEvents}</p>}
      <ol className={styles.events} aria-live="polite">
        {events.map(({ name, said }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows
          <li key={index}>
            <code>semaforo:{name}</code> {texts.eventNames[name]}
            {said && `: ${said}`}
          </li>
        ))}
      </ol>
    </Card>
  )
}
