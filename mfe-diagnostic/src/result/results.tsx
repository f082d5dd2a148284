import { Hero, texts } from '@semaforo/diagnostic-ui'
import { Button, classNames, Notice, Skeleton, SkeletonGroup } from '@semaforo/ui'
import type { Ref } from 'react'
import { pageTexts } from '../minegocio/minegocio.texts.ts'
import { DownloadPdf } from '../pdf/download-pdf.tsx'
import { NextStep } from '../plan/next-step.tsx'
import type { Evaluation, Part } from './evaluation.ts'
import { Firmness } from './firmness.tsx'
import { lightOf } from './light.ts'
import { MissingLine } from './missing-line.tsx'
import { PrintedLine } from './printed-line.tsx'
import { ReopenedLine } from './reopened-line.tsx'
import styles from './results.module.css'
import { Waiting } from './waiting.tsx'

type Props = {
  headingRef: Ref<HTMLHeadingElement>
  evaluation: Evaluation | undefined
  step: Part | undefined
  /** The form has changed since. */
  stale: boolean
  /** It was asked for again, and nothing had changed. */
  repeated: boolean
  onRetry: () => void
  onSeePlan: () => void
  onEdit: () => void
}

/** 'Diagnóstico financiero': what there are data for, in one card, and what to do next. */
export function Results({
  headingRef,
  evaluation,
  step,
  stale,
  repeated,
  onRetry,
  onSeePlan,
  onEdit,
}: Props) {
  if (!evaluation) return step ? <Awaited step={step} /> : <Waiting />
  const { diagnosis, prediction } = evaluation
  return (
    <section aria-labelledby="diagnostico" className={styles.results}>
      <h2 id="diagnostico" ref={headingRef} tabIndex={-1}>
        {texts.result.title}
      </h2>
      <PrintedLine evaluation={evaluation} />
      {stale && !step && <Notice role="status">{pageTexts.result.stale}</Notice>}
      {!stale && !step && repeated && <Notice>{pageTexts.result.repeated}</Notice>}
      {!stale && !step && <ReopenedLine evaluation={evaluation} />}
      <MissingLine evaluation={evaluation} step={step} onRetry={onRetry} />
      {diagnosis && diagnosis.overall.score === null && (
        <Notice tone="warning">
          <span className={styles.missing}>
            {texts.result.noScore}
            <Button size="small" onClick={onEdit}>
              {pageTexts.result.edit}
            </Button>
          </span>
        </Notice>
      )}
      <Hero
        figures={evaluation.figures}
        diagnosis={diagnosis}
        prediction={prediction}
        aroundScale={
          prediction
            ? (scale) => (
                <Firmness figures={evaluation.figures} light={lightOf(evaluation).light}>
                  {scale}
                </Firmness>
              )
            : undefined
        }
      >
        {lightOf(evaluation).light !== 'none' && (
          <NextStep figures={evaluation.figures} recordId={evaluation.id} />
        )}
        <div className={classNames(styles.actions, 'screen-only')}>
          {lightOf(evaluation).light !== 'none' && (
            <Button onClick={onSeePlan}>{pageTexts.result.seePlan}</Button>
          )}
          <DownloadPdf key={evaluation.id} evaluation={evaluation} />
        </div>
      </Hero>
      {diagnosis && diagnosis.overall.score === null && (
        <DownloadPdf key={evaluation.id} evaluation={evaluation} />
      )}
    </section>
  )
}

function Awaited({ step }: { step: Part }) {
  return (
    <SkeletonGroup label={pageTexts.result.steps[step]} className={styles.results}>
      <Skeleton shape="title" />
      <Skeleton shape="block" className={styles.awaited} />
      <Skeleton shape="block" className={styles.awaited} />
    </SkeletonGroup>
  )
}
