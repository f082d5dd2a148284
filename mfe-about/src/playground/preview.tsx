import { trialKey } from '@semaforo/contracts'
import { Button, ErrorState, Skeleton, SkeletonGroup } from '@semaforo/ui'
import type { WidgetAttributes, WidgetEvents } from '@semaforo/widget'
import { SemaforoPyme } from '@semaforo/widget/react'
import { useCallback, useEffect, useState } from 'react'
import { loadWidget } from './load-widget.ts'
import styles from './playground.module.css'
import { texts } from './playground.texts.ts'
import { type Attributes, written } from './snippet.ts'

type Props = {
  attributes: Attributes
  /** The page learned something of the widget: the event's name, and what it said. */
  onWidgetEvent: (name: keyof WidgetEvents, said?: string) => void
}

/** The widget with these attributes and the trial key. */
export function Preview({ attributes, onWidgetEvent }: Props) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const load = useCallback(() => {
    setState('loading')
    loadWidget().then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }, [])
  useEffect(load, [load])

  return (
    <section aria-labelledby="muestra" className={styles.preview}>
      <h2 id="muestra">{texts.preview}</h2>
      {state === 'loading' && (
        <SkeletonGroup label={texts.preview}>
          <Skeleton shape="block" className={styles.awaited} />
        </SkeletonGroup>
      )}
      {state === 'failed' && (
        <ErrorState title={texts.failed} description={texts.failedHint} onRetry={load} />
      )}
      {state === 'ready' && (
        <>
          {attributes.mode === 'modal' && <Button onClick={() => openDialog()}>{texts.openDialog}</Button>}
          <SemaforoPyme
            {...(Object.fromEntries(written(attributes)) as Partial<WidgetAttributes>)}
            site={location.origin}
            partner={trialKey}
            onReady={() => onWidgetEvent('ready')}
            onStarted={() => onWidgetEvent('started')}
            onResult={() => onWidgetEvent('result')}
            onShared={({ claims }) =>
              onWidgetEvent('shared', texts.said(claims.light, claims.score_band, claims.risk_band))
            }
            onError={({ code }) => onWidgetEvent('error', code)}
          />
        </>
      )}
    </section>
  )
}

function openDialog(): void {
  const page = globalThis as { semaforo?: (command: 'open', target: string) => void }
  page.semaforo?.('open', 'semaforo-pyme')
}
