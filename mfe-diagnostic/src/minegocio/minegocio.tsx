import { Analysis, Topics, texts } from '@semaforo/diagnostic-ui'
import { lazyPart, type Session, useSession } from '@semaforo/frontend-kit'
import { Container, classNames } from '@semaforo/ui'
import { useEffect, useRef, useState } from 'react'
import { type Businesses, useBusinesses } from '../businesses/use-businesses.ts'
import { OtherDraftNotice } from '../form/drafts/other-draft-notice.tsx'
import { FormFold } from '../form/form-fold.tsx'
import { GuidedForm } from '../form/guide/guided-form.tsx'
import { Sheet } from '../form/sheet/sheet.tsx'
import { YourFigures } from '../form/your-figures.tsx'
import { History } from '../history/history.tsx'
import { SinceLast } from '../history/since-last.tsx'
import { PlanOfSteps } from '../plan/plan-of-steps.tsx'
import { WhatIf } from '../plan/what-if.tsx'
import type { Evaluation } from '../result/evaluation.ts'
import { prepareInBrowser } from '../result/load-in-browser.ts'
import { Results } from '../result/results.tsx'
import { TopicLinks } from '../result/topic-links.tsx'
import { goTo } from './go-to.ts'
import styles from './minegocio.module.css'
import { Opening } from './opening.tsx'
import { useDiagnostic } from './use-diagnostic.ts'

// Without it the figures are calculated all the same.
const Plausibility = lazyPart(
  async () => {
    const { Plausibility } = await import(
      /* webpackChunkName: "later-plausibility" */ '../form/plausibility.tsx'
    )
    return { default: Plausibility }
  },
  { failed: null },
)

const BusinessPicker = lazyPart(
  () => import(/* webpackChunkName: "later-businesses" */ '../businesses/business-picker.tsx'),
)

/** /minegocio: the form, and next to it the results. The shell's guard requires a session. */
export function MiNegocio() {
  const session = useSession()
  return session && <OwnBusinesses key={session.user.id} user={session.user} />
}

/** Each business has a page of its own, with its figures, its result and its history. */
function OwnBusinesses({ user }: { user: Session['user'] }) {
  const businesses = useBusinesses(user.id)
  return (
    <>
      {businesses.all.length > 1 && <BusinessPicker businesses={businesses} />}
      <Screen key={businesses.switches} user={user} businesses={businesses} />
    </>
  )
}

/** Its first field on the screen, or the heading where none is. */
const firstInForm = 'input:not([hidden] *), h3[tabindex]'

function Screen({ user, businesses }: { user: Session['user']; businesses: Businesses }) {
  const diagnostic = useDiagnostic(user.id, businesses)
  const { form, evaluation, step, resultCount, otherDraft } = diagnostic
  const results = useRef<HTMLHeadingElement>(null)
  /** The result at which the form was opened again: the next one folds it. */
  const [openedAt, setOpenedAt] = useState<number>()
  const hasResult = Boolean(evaluation?.diagnosis || evaluation?.prediction)
  const hasErrors = form.attempted && form.figures === undefined
  const isOpen = !hasResult || openedAt === resultCount || hasErrors
  useEffect(() => {
    if (resultCount > 0) goTo(results.current)
  }, [resultCount])
  useEffect(() => void prepareInBrowser(), [])
  const complete = evaluation && completeOf(evaluation)
  const focusForm = () => form.ref.current?.querySelector<HTMLElement>(firstInForm)?.focus()
  function openForm() {
    diagnostic.fillIn()
    setOpenedAt(resultCount)
  }
  /** The button that was pressed disappears. */
  const thenFocusForm = (action: () => void) => {
    action()
    requestAnimationFrame(focusForm)
  }

  if (diagnostic.lookup) return <Opening lookup={diagnostic.lookup} onRetry={diagnostic.lookAgain} />
  return (
    <Container>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        {isOpen && <p className={styles.lead}>{texts.lead}</p>}
      </header>
      <div className={isOpen ? styles.columns : styles.folded}>
        <FormFold
          foldable={hasResult}
          open={isOpen}
          busy={step !== undefined}
          replaced={diagnostic.replaced}
          onToggle={() => (isOpen ? setOpenedAt(undefined) : openForm())}
          onReset={diagnostic.reset}
          onUndo={diagnostic.undo}
          focusForm={focusForm}
        >
          <GuidedForm
            form={form}
            busy={step !== undefined}
            typedAt={diagnostic.typedAt}
            notice={
              <OtherDraftNotice
                offeredAt={otherDraft.offeredAt}
                isTaken={otherDraft.isTaken}
                onContinue={() => thenFocusForm(otherDraft.continueHere)}
                onDecline={() => thenFocusForm(otherDraft.decline)}
              />
            }
            replaced={isOpen ? diagnostic.replaced : undefined}
            onSubmit={diagnostic.calculate}
            onReset={diagnostic.reset}
            onUndo={diagnostic.undo}
          >
            <Plausibility form={form} />
          </GuidedForm>
          <YourFigures />
        </FormFold>
        <div className={styles.side}>
          <Results
            headingRef={results}
            evaluation={evaluation}
            step={step}
            stale={diagnostic.isStale}
            repeated={diagnostic.isRepeated}
            onRetry={diagnostic.retry}
            onSeePlan={() => goTo(document.querySelector<HTMLElement>('#plan'))}
            onEdit={() => {
              openForm()
              requestAnimationFrame(focusForm)
            }}
          />
          {isOpen && (
            <div className={classNames(styles.sheet, 'screen-only')}>
              <Sheet form={form} />
            </div>
          )}
        </div>
      </div>
      <div className={styles.below}>
        {evaluation?.saved && (
          <SinceLast userId={user.id} business={businesses.shown} saved={evaluation.saved} />
        )}
        <Topics value={TopicLinks}>
          {complete && <PlanOfSteps figures={complete.figures} userId={user.id} recordId={complete.id} />}
          {complete && (
            <div className="screen-only">
              <WhatIf
                key={JSON.stringify(complete.figures)}
                figures={complete.figures}
                baseRate={complete.prediction.tasa_base}
              />
            </div>
          )}
          {evaluation?.diagnosis && <Analysis diagnosis={evaluation.diagnosis} withWarnings={!isOpen} />}
        </Topics>
        <div className={hasResult ? 'screen-only' : undefined}>
          <History
            userId={user.id}
            businesses={businesses}
            wouldDiscard={diagnostic.wouldDiscard}
            onOpen={diagnostic.open}
            onDeleted={diagnostic.forget}
          />
        </div>
      </div>
    </Container>
  )
}

/** An evaluation with a score and a prediction: only for such a one the parts that build on both are shown. */
function completeOf({ id, figures, diagnosis, prediction }: Evaluation) {
  return prediction && diagnosis && diagnosis.overall.score !== null ? { id, figures, prediction } : undefined
}
