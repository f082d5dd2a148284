import { planOf } from '@semaforo/diagnosis'
import { Analysis, Hero, Plan, Topics, texts } from '@semaforo/diagnostic-ui'
import { Disclosure, Notice } from '@semaforo/ui'
import type { Ref } from 'react'
import { pageTexts } from '../minegocio/minegocio.texts.ts'
import { Firmness } from '../result/firmness.tsx'
import { lightOf } from '../result/light.ts'
import { PrintedLine } from '../result/printed-line.tsx'
import { TopicLinks } from '../result/topic-links.tsx'
import { guestTexts } from './guest.texts.ts'
import { Keep } from './keep.tsx'
import type { GuestResult } from './use-guest.ts'

type Props = { headingRef: Ref<HTMLHeadingElement>; result: GuestResult; stale: boolean }

/** 'Diagnóstico financiero' of a guest: the cards, how to keep it, the plan and the analysis. */
export function GuestResults({ headingRef, result, stale }: Props) {
  const { figures, diagnosis, prediction, improvement } = result
  const hasScore = diagnosis.overall.score !== null
  return (
    <Topics value={TopicLinks}>
      <h2 ref={headingRef} tabIndex={-1}>
        {texts.result.title}
      </h2>
      <PrintedLine />
      {stale && <Notice role="status">{pageTexts.result.stale}</Notice>}
      {!prediction && (
        <Notice tone="warning" role="alert">
          {guestTexts.noModel}
        </Notice>
      )}
      {!hasScore && <Notice tone="warning">{texts.result.noScore}</Notice>}
      <Hero
        figures={figures}
        diagnosis={diagnosis}
        prediction={prediction}
        aroundScale={(scale) => (
          <Firmness figures={figures} light={lightOf({ diagnosis, prediction }).light}>
            {scale}
          </Firmness>
        )}
      />
      <div className="screen-only">
        <Keep figures={figures} />
      </div>
      {improvement && hasScore && (
        <Disclosure title={guestTexts.plan}>
          <p>{improvement.message}</p>
          <Plan plan={planOf(figures, improvement)} />
        </Disclosure>
      )}
      <Disclosure title={guestTexts.analysis}>
        <Analysis diagnosis={diagnosis} />
      </Disclosure>
    </Topics>
  )
}
