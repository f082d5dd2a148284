import type { Figures } from '@semaforo/contracts'
import { type Draft, EvaluationForm, emptyDraft, isEmpty, useFiguresForm } from '@semaforo/diagnostic-ui'
import { CrashBoundary } from '@semaforo/frontend-kit'
import { Notice } from '@semaforo/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { WidgetMessage } from './page/channel.ts'
import { usageOf } from './usage.ts'
import { useLocalDiagnostic } from './use-local-diagnostic.ts'
import styles from './widget.module.css'
import { widgetTexts } from './widget.texts.ts'

export type WidgetProps = {
  /** The origin of our site. */
  site: string
  partner: { key: string; name: string }
  /** The page's, once it has told it. */
  nonce: string | undefined
  /** The contents of the form, and what stores the next ones. */
  stored: readonly [draft: Draft, keep: (draft: Draft) => void]
  onEvent: (message: WidgetMessage) => void
  /** Gives the figures to our own site, and returns whether it can; without it there is a link alone. */
  onSave?: (figures: Figures) => boolean
}

/** The diagnostic without an account; a panel if it crashes, so that the page around it goes on. */
export function Widget(props: WidgetProps) {
  return (
    <CrashBoundary
      description={widgetTexts.crashed}
      onCrash={() => props.onEvent({ type: 'error', code: 'unavailable' })}
    >
      <Diagnostic {...props} />
    </CrashBoundary>
  )
}

/** The form, and in its place what came of it. */
function Diagnostic({ site, partner, nonce, stored, onEvent, onSave }: WidgetProps) {
  const [draft, keep] = stored
  const [replaced, setReplaced] = useState<Draft>()
  const [step, setStep] = useState<'form' | 'result'>('form')
  const heading = useRef<HTMLHeadingElement>(null)
  const started = useRef(false)
  const count = useMemo(() => usageOf(site, partner.key), [site, partner.key])
  const { result, parts, busy, failed, prepare, calculate } = useLocalDiagnostic(site)
  const form = useFiguresForm(draft, (next) => {
    if (!isEmpty(next)) start()
    keep(next)
  })

  function start() {
    if (started.current) return
    started.current = true
    prepare()
    count('started')
    onEvent({ type: 'started' })
  }

  useEffect(() => count('viewed'), [count])
  useEffect(() => {
    if (step === 'result' || started.current) heading.current?.focus()
  }, [step])

  async function show(figures: Figures | undefined) {
    // The figures may be those of before a reload.
    if (figures) start()
    const next = figures && (await calculate(figures))
    if (!next) return
    setReplaced(undefined)
    setStep('result')
    // The button that tried again is gone.
    if (step === 'result') heading.current?.focus()
    if (!next.prediction) return onEvent({ type: 'error', code: 'model-unavailable' })
    if (!next.shown) return
    count('finished')
    onEvent({ type: 'result' })
  }

  return (
    <div className={styles.widget}>
      <header className={styles.head}>
        <h1 className={styles.title} ref={step === 'form' ? heading : undefined} tabIndex={-1}>
          {widgetTexts.title}
        </h1>
        <p className={styles.soft}>{widgetTexts.lead}</p>
      </header>
      {step === 'form' && (
        <EvaluationForm
          form={form}
          busy={busy}
          replaced={replaced && 'reset'}
          onSubmit={() => void show(form.submit())}
          onReset={() => {
            setReplaced(isEmpty(draft) ? undefined : draft)
            form.replace(emptyDraft)
          }}
          onUndo={() => {
            if (replaced) form.replace(replaced)
            setReplaced(undefined)
          }}
        />
      )}
      {failed && (
        <Notice tone="warning" role="alert">
          {widgetTexts.failed}
        </Notice>
      )}
      {result && parts && (
        <div hidden={step !== 'result'} className={step === 'result' ? styles.stack : undefined}>
          <parts.LocalResults
            headingRef={step === 'result' ? heading : undefined}
            result={result}
            busy={busy}
            site={site}
            onBack={() => setStep('form')}
            onRetry={() => void show(result.figures)}
            {...(onSave && { onSave })}
          >
            <parts.Share
              site={site}
              partner={partner}
              nonce={nonce}
              result={result}
              onEvent={onEvent}
              onChanged={() => calculate(result.figures, true)}
            />
          </parts.LocalResults>
        </div>
      )}
      <p className={styles.soft}>
        {widgetTexts.made}{' '}
        <a href={site} target="_blank" rel="noreferrer">
          {widgetTexts.name}
        </a>
      </p>
    </div>
  )
}
