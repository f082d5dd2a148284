import { useHydrated } from '@semaforo/frontend-kit'
import { Container, classNames, Notice, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import { GuidedForm } from '../form/guide/guided-form.tsx'
import { Plausibility } from '../form/plausibility.tsx'
import { Sheet } from '../form/sheet/sheet.tsx'
import { goTo } from '../minegocio/go-to.ts'
import screen from '../minegocio/minegocio.module.css'
import results from '../result/results.module.css'
import { Waiting } from '../result/waiting.tsx'
import { guestTexts } from './guest.texts.ts'
import { GuestResults } from './guest-results.tsx'
import { useGuest } from './use-guest.ts'
import { YourFigures } from './your-figures.tsx'

/** /probar: the whole diagnostic without an account, computed in the page. */
export default function GuestPage() {
  const { form, result, state, count, isStale, calculate, replaced, reset, undo } = useGuest()
  const isHydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (count > 0) goTo(heading.current)
  }, [count])
  return (
    <Container>
      <header className={screen.head}>
        <h1 className={screen.title}>{guestTexts.title}</h1>
        <p className={screen.lead}>{guestTexts.lead}</p>
      </header>
      <div className={screen.columns}>
        <div className={classNames(screen.side, result && 'screen-only')}>
          <fieldset className={screen.form} disabled={!isHydrated}>
            <GuidedForm
              form={form}
              busy={state === 'busy'}
              replaced={replaced}
              onSubmit={() => void calculate()}
              onReset={reset}
              onUndo={undo}
            >
              <Plausibility form={form} />
            </GuidedForm>
          </fieldset>
        </div>
        <div className={screen.side}>
          {state === 'failed' && (
            <Notice tone="error" role="alert">
              {guestTexts.failed}
            </Notice>
          )}
          {result && <GuestResults headingRef={heading} result={result} stale={isStale} />}
          {!result && state === 'busy' && <Awaited />}
          {!result && state !== 'busy' && <Waiting />}
          {!result && (
            <div className={classNames(screen.sheet, 'screen-only')}>
              <Sheet form={form} />
            </div>
          )}
        </div>
        <div className={classNames(screen.across, 'screen-only')}>
          <YourFigures />
        </div>
      </div>
    </Container>
  )
}

function Awaited() {
  return (
    <SkeletonGroup label={guestTexts.busy} className={results.results}>
      <Skeleton shape="title" />
      <Skeleton shape="block" className={results.awaited} />
    </SkeletonGroup>
  )
}
