import { ChartColumn, EmptyState, Notice, Skeleton, SkeletonGroup } from '@semaforo/ui'
import type { Ref } from 'react'
import { DownloadPdf } from '../pdf/download-pdf.tsx'
import { texts } from '../texts.ts'
import type { Evaluation, Part } from './evaluation.ts'
import { ExpertCard } from './expert-card.tsx'
import { Firmness } from './firmness/firmness.tsx'
import { lightOf } from './light.ts'
import { LightCard } from './light-card.tsx'
import { MissingLine } from './missing-line.tsx'
import { ModelCard } from './model-card.tsx'
import { ReopenedLine } from './reopened-line.tsx'
import styles from './results.module.css'

type Props = {
  headingRef: Ref<HTMLHeadingElement>
  evaluation: Evaluation | undefined
  step: Part | undefined
  /** The form has changed since. */
  stale: boolean
  onRetry: () => void
}

/** 'Diagnóstico financiero': each card for which there are data. */
export function Results({ headingRef, evaluation, step, stale, onRetry }: Props) {
  if (!evaluation) return step ? <Awaited step={step} /> : <Nothing />
  const { diagnosis, prediction } = evaluation
  return (
    <section aria-labelledby="diagnostico" className={styles.results}>
      <h2 id="diagnostico" ref={headingRef} tabIndex={-1}>
        {texts.result.title}
      </h2>
      {stale && !step && <Notice role="status">{texts.result.stale}</Notice>}
      {!stale && !step && <ReopenedLine evaluation={evaluation} />}
      <MissingLine evaluation={evaluation} step={step} onRetry={onRetry} />
      {diagnosis && prediction && diagnosis.overall.score !== null && (
        <LightCard diagnosis={diagnosis} prediction={prediction} />
      )}
      {diagnosis && diagnosis.overall.score === null && (
        <Notice tone="warning">{texts.result.noScore}</Notice>
      )}
      {diagnosis && diagnosis.overall.score !== null && (
        <ExpertCard
          overall={diagnosis.overall}
          {...(prediction && {
            around: (scale) => (
              <Firmness figures={evaluation.figures} light={lightOf(evaluation).lamp}>
                {scale}
              </Firmness>
            ),
          })}
        />
      )}
      {prediction && <ModelCard prediction={prediction} />}
      {(diagnosis || prediction) && <DownloadPdf evaluation={evaluation} />}
    </section>
  )
}

function Nothing() {
  return (
    <EmptyState icon={<ChartColumn />} title={texts.result.waiting} description={texts.result.waitingHint} />
  )
}

function Awaited({ step }: { step: Part }) {
  return (
    <SkeletonGroup label={texts.result.steps[step]} className={styles.results}>
      <Skeleton shape="title" />
      <Skeleton shape="block" className={styles.awaited} />
      <Skeleton shape="block" className={styles.awaited} />
    </SkeletonGroup>
  )
}
