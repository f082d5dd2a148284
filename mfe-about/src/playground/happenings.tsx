import { Card } from '@semaforo/ui'
import type { WidgetEvents } from '@semaforo/widget'
import styles from './playground.module.css'
import { texts } from './texts.ts'

export type Happening = { name: keyof WidgetEvents; said: string | undefined }

/** What a page has learned of the widget, in order. */
export function Happenings({ happenings }: { happenings: readonly Happening[] }) {
  return (
    <Card as="section" padding="large" className={styles.line}>
      <h2>{texts.events}</h2>
      {happenings.length === 0 && <p className={styles.soft}>{texts.noEvents}</p>}
      <ol className={styles.events} aria-live="polite">
        {happenings.map(({ name, said }, index) => (
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
