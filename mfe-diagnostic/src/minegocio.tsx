import { type Session, useSession } from '@semaforo/frontend-kit'
import { Container } from '@semaforo/ui'
import { useEffect, useRef } from 'react'
import { Opening } from './address/opening.tsx'
import { Analysis } from './analysis/analysis.tsx'
import { TopicLinks } from './analysis/topic-links.tsx'
import { Topics } from './analysis/topics.ts'
import { Changes } from './changes/changes.tsx'
import { EvaluationForm } from './form/evaluation-form.tsx'
import { History } from './history/history.tsx'
import { Latest } from './history/latest.tsx'
import { SinceLast } from './history/since-last.tsx'
import styles from './minegocio.module.css'
import { prepareHere } from './offline/load-here.ts'
import { Results } from './result/results.tsx'
import { texts } from './texts.ts'
import { useDiagnostic } from './use-diagnostic.ts'
import { WhatIf } from './what-if/what-if.tsx'

/** /minegocio: the form, and next to it the results. The shell's guard requires a session. */
export function MiNegocio() {
  const session = useSession()
  return session && <Screen key={session.user.id} user={session.user} />
}

function Screen({ user }: { user: Session['user'] }) {
  const diagnostic = useDiagnostic(user.id)
  const { form, evaluation, step, resultCount } = diagnostic
  const results = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (resultCount > 0) results.current?.focus()
  }, [resultCount])
  useEffect(() => void prepareHere(), [])

  if (diagnostic.lookup) return <Opening lookup={diagnostic.lookup} onRetry={diagnostic.lookAgain} />
  return (
    <Container>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      {!evaluation && <Latest userId={user.id} onUpdate={diagnostic.fillIn} />}
      {evaluation?.saved && <SinceLast userId={user.id} saved={evaluation.saved} />}
      <div className={styles.columns}>
        <EvaluationForm
          form={form}
          busy={step !== undefined}
          typedAt={diagnostic.typedAt}
          replaced={diagnostic.replaced}
          onSubmit={diagnostic.calculate}
          onReset={diagnostic.reset}
          onUndo={diagnostic.undo}
        />
        <Results
          headingRef={results}
          evaluation={evaluation}
          step={step}
          stale={diagnostic.isStale}
          onRetry={diagnostic.retry}
        />
      </div>
      <div className={styles.below}>
        <Topics value={TopicLinks}>
          {evaluation?.diagnosis && <Analysis diagnosis={evaluation.diagnosis} />}
          {evaluation?.prediction && <Changes figures={evaluation.figures} />}
        </Topics>
        {evaluation?.prediction && (
          <WhatIf
            key={JSON.stringify(evaluation.figures)}
            figures={evaluation.figures}
            baseRate={evaluation.prediction.tasa_base}
          />
        )}
        <History
          userId={user.id}
          wouldDiscard={diagnostic.wouldDiscard}
          onOpen={diagnostic.open}
          onDeleted={diagnostic.forget}
        />
      </div>
    </Container>
  )
}
