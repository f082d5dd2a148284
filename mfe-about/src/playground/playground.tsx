import { Card, Container, Notice } from '@semaforo/ui'
import { useState, useSyncExternalStore } from 'react'
import { errorsIn } from './check.ts'
import { CodeLine } from './code-line.tsx'
import { Options } from './options.tsx'
import styles from './playground.module.css'
import { texts } from './playground.texts.ts'
import { Preview } from './preview.tsx'
import { type Attributes, snippet } from './snippet.ts'
import { type LoggedEvent, WidgetEventLog } from './widget-event-log.tsx'

const initial: Attributes = { partner: '', mode: 'inline', scheme: 'auto', accent: '', radius: '' }

/** /aliados/prueba: everybody tries the widget's attributes, and copies the lines for a page of their own. */
export function Playground() {
  const [attributes, setAttributes] = useState(initial)
  const [shown, setShown] = useState(initial)
  const [events, setEvents] = useState<readonly LoggedEvent[]>([])
  const origin = useSyncExternalStore(never, currentOrigin, () => '')
  const errors = errorsIn(attributes)
  const wrong = Object.keys(errors).length > 0

  function change(next: Attributes) {
    setAttributes(next)
    // A colour half typed changes nothing yet.
    if (Object.keys(errorsIn(next)).length === 0) setShown(next)
  }

  return (
    <Container className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={styles.soft}>{texts.lead}</p>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Options
            attributes={attributes}
            errors={errors}
            onChange={change}
            onReset={() => change(initial)}
          />
          <Card as="section" padding="large" className={styles.line}>
            <h2>{texts.line}</h2>
            <p className={styles.soft}>{texts.lineHint}</p>
            {wrong ? (
              <Notice tone="warning">{texts.wrong}</Notice>
            ) : (
              <CodeLine code={snippet(attributes, origin)} />
            )}
          </Card>
          <WidgetEventLog events={events} />
        </div>
        <div className={styles.side}>
          <Preview
            attributes={shown}
            onWidgetEvent={(name, said) => setEvents((before) => [...before, { name, said }])}
          />
        </div>
      </div>
    </Container>
  )
}

// A page that is prerendered does not know where it is served.
const never = () => () => {}
const currentOrigin = () => location.origin
