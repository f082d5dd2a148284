import type { Figures } from '@semaforo/contracts'
import { planOf } from '@semaforo/diagnosis'
import { Analysis, Hero, Plan, texts } from '@semaforo/diagnostic-ui'
import { Button, Disclosure, Notice } from '@semaforo/ui'
import type { ReactNode, Ref } from 'react'
import type { LocalResult } from './local-result.ts'
import { Save } from './save.tsx'
import styles from './widget.module.css'
import { widgetTexts } from './widget.texts.ts'

type Props = {
  headingRef: Ref<HTMLHeadingElement> | undefined
  result: LocalResult
  busy: boolean
  site: string
  onBack: () => void
  onRetry: () => void
  onSave?: (figures: Figures) => boolean
  /** What can be done with it, below the cards. */
  children: ReactNode
}

/** 'Diagnóstico financiero' as computed in the page: the cards, the plan, the analysis. */
export function LocalResults({ headingRef, result, busy, site, onBack, onRetry, onSave, children }: Props) {
  const { figures, diagnosis, prediction, improvement } = result
  const hasScore = diagnosis.overall.score !== null
  return (
    <>
      <div className={styles.row}>
        <h2 ref={headingRef} tabIndex={-1}>
          {texts.result.title}
        </h2>
        <Button size="small" variant="secondary" onClick={onBack}>
          {widgetTexts.back}
        </Button>
      </div>
      {!prediction && (
        <Notice tone="warning" role="alert">
          <span className={styles.row}>
            {widgetTexts.noModel}
            <Button size="small" variant="secondary" loading={busy} onClick={onRetry}>
              {widgetTexts.retry}
            </Button>
          </span>
        </Notice>
      )}
      {!hasScore && <Notice tone="warning">{texts.result.noScore}</Notice>}
      <Hero figures={figures} diagnosis={diagnosis} prediction={prediction} site={site} />
      {children}
      <Save site={site} onSave={onSave && (() => onSave(figures))} />
      {improvement && hasScore && (
        <Disclosure title={widgetTexts.plan}>
          <p>{improvement.message}</p>
          <Plan plan={planOf(figures, improvement)} />
        </Disclosure>
      )}
      <Disclosure title={widgetTexts.analysis}>
        <Analysis diagnosis={diagnosis} />
      </Disclosure>
    </>
  )
}
