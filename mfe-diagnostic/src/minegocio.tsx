import { type Session, useSession } from '@semaforo/frontend-kit'
import { announce, Container } from '@semaforo/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Analysis } from './analysis/analysis.tsx'
import { Changes } from './changes/changes.tsx'
import { type Draft, emptyDraft, isEmpty } from './form/draft.ts'
import { EvaluationForm } from './form/evaluation-form.tsx'
import { useFiguresForm } from './form/use-figures-form.ts'
import { History } from './history/history.tsx'
import styles from './minegocio.module.css'
import type { Evaluation } from './result/evaluation.ts'
import { lightOf } from './result/light.ts'
import { Results } from './result/results.tsx'
import { useEvaluation } from './result/use-evaluation.ts'
import { texts } from './texts.ts'
import { WhatIf } from './what-if/what-if.tsx'

/** /minegocio: the form, and beside it what the figures say. The shell lets nobody in without a session. */
export function MiNegocio() {
  const session = useSession()
  return session && <Screen key={session.user.id} user={session.user} />
}

function Screen({ user }: { user: Session['user'] }) {
  const form = useFiguresForm(user.id)
  const { evaluation, step, run, show } = useEvaluation(user.id)
  const [wasReset, setWasReset] = useState<{ draft: Draft; evaluation: Evaluation | undefined }>()
  const results = useRef<HTMLHeadingElement>(null)
  const [arrived, setArrived] = useState(0)
  useEffect(() => {
    if (arrived > 0) results.current?.focus()
  }, [arrived])

  async function calculate(before?: Evaluation) {
    const figures = before?.figures ?? form.submit()
    if (!figures) return
    setWasReset(undefined)
    const next = await run(figures, before)
    if (!next) return
    setArrived((times) => times + 1)
    announce(texts.result.ready(lightOf(next).words))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void calculate()
  }

  function reset() {
    if (!isEmpty(form.draft) || evaluation) setWasReset({ draft: form.draft, evaluation })
    form.replace(emptyDraft)
    show(undefined)
  }

  function undo() {
    if (!wasReset) return
    form.replace(wasReset.draft)
    show(wasReset.evaluation)
    setWasReset(undefined)
  }

  return (
    <Container>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
      </header>
      <div className={styles.columns}>
        <EvaluationForm
          form={form}
          busy={step !== undefined}
          onSubmit={submit}
          onReset={reset}
          onUndo={wasReset && undo}
        />
        <Results
          headingRef={results}
          evaluation={evaluation}
          step={step}
          stale={isStale(evaluation, form.figures)}
          onRetry={() => void calculate(evaluation)}
        />
      </div>
      <div className={styles.below}>
        {evaluation?.diagnosis && <Analysis diagnosis={evaluation.diagnosis} />}
        {evaluation?.prediction && <Changes figures={evaluation.figures} />}
        {evaluation?.prediction && (
          <WhatIf
            key={JSON.stringify(evaluation.figures)}
            figures={evaluation.figures}
            baseRate={evaluation.prediction.tasa_base}
          />
        )}
        <History userId={user.id} />
      </div>
    </Container>
  )
}

const isStale = (evaluation: Evaluation | undefined, figures: Evaluation['figures'] | undefined) =>
  evaluation !== undefined && JSON.stringify(evaluation.figures) !== JSON.stringify(figures)
