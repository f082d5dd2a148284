import type { DiagnosticRecord, Figures } from '@semaforo/contracts'
import { figuresIn } from '@semaforo/diagnosis'
import {
  type Draft,
  draftOf,
  emptyDraft,
  isEmpty,
  takeHandedOver,
  type texts,
  useFiguresForm,
} from '@semaforo/diagnostic-ui'
import { announce } from '@semaforo/ui'
import { useEffect, useRef, useState } from 'react'
import { inRecord, isOf, unnamed } from '../businesses/chosen-business.ts'
import type { Businesses } from '../businesses/use-businesses.ts'
import { useOtherDraft } from '../form/drafts/use-other-draft.ts'
import { useTabDraft } from '../form/drafts/use-tab-draft.ts'
import { knownRecords } from '../history/use-history.ts'
import { type Evaluation, evaluationOf, failsTodaysValidation, newEvaluation } from '../result/evaluation.ts'
import { cacheEvaluation, forgetEvaluation, unfinishedEvaluation } from '../result/evaluation-cache.ts'
import { lightOf } from '../result/light.ts'
import { isSameCompany } from '../result/record-figures.ts'
import { resultSoFar } from '../result/result-so-far.ts'
import { useEvaluation } from '../result/use-evaluation.ts'
import { pageTexts } from './minegocio.texts.ts'
import { useAddress } from './use-address.ts'

/** The previous contents of the page, and which action replaced them. */
type Replaced = { draft: Draft; evaluation: Evaluation | undefined; by: keyof typeof texts.form.replaced }

/** The id in the address: none while nobody could find the diagnostic by it. */
const addressOf = ({ id, saved, waiting }: Evaluation) => (saved || waiting ? id : undefined)

/** The state of the page: calculate, retry, reset, open an old diagnostic, undo. */
export function useDiagnostic(userId: string, { current, shown, open }: Businesses) {
  const form = useFiguresForm(...useTabDraft(userId, shown))
  const { evaluation, step, run, show } = useEvaluation(userId)
  const [replaced, setReplaced] = useState<Replaced>()
  const [resultCount, setResultCount] = useState(0)
  /** The partner in whose page the figures were typed. */
  const [typedAt, setTypedAt] = useState<string>()
  /** The diagnostic that was asked for again without a change. */
  const [repeated, setRepeated] = useState<string>()
  /** An unsaved evaluation from an earlier visit of this page; it takes precedence over the one named in the URL. */
  const left = useRef(unfinishedEvaluation(userId, shown))
  /** Whether figures were handed over: they are shown in place of the newest diagnostic. */
  const handed = useRef(false)

  /** @param asked as of `run` */
  async function complete(next: Evaluation, asked = false) {
    const done = await run(next, asked)
    if (!done) return
    handed.current = false
    const wasKept = done.saved ? done.saved === next.saved : done.waiting && next.waiting
    const isRepeated = asked && wasKept
    address.go(addressOf(done))
    setResultCount((times) => times + 1)
    setRepeated(isRepeated ? done.id : undefined)
    announce(isRepeated ? pageTexts.result.repeated : pageTexts.result.ready(lightOf(done).text))
  }

  /** Replaces the contents of the form; undo restores them. */
  function replace(draft: Draft, by: Replaced['by']) {
    setReplaced(isEmpty(form.draft) && !evaluation ? undefined : { draft: form.draft, evaluation, by })
    setTypedAt(undefined)
    form.replace(draft)
  }

  /** Whether figures would replace others that are stored nowhere else. */
  const wouldDiscard = (next: Figures) =>
    !isEmpty(form.draft) &&
    !isSameCompany(form.figures, next) &&
    !(evaluation?.saved && isSameCompany(form.figures, evaluation.figures))

  /** Whether something is typed that the history does not have. */
  const isUnfinished = () =>
    !isEmpty(form.draft) &&
    !knownRecords(userId, shown).some((record) => isSameCompany(form.figures, figuresIn(record)))

  /** Shows what the address leads to. Figures that are stored nowhere else stay in the form. */
  const address = useAddress(userId, shown, async (found, isNamed) => {
    if (handed.current) {
      handed.current = false
      return
    }
    // A link to a diagnostic of another business leads to that business.
    if (isNamed && found && !isOf(found, shown)) return open(found.negocio ?? unnamed)
    const unfinished = left.current
    left.current = undefined
    const next = unfinished ?? found
    if (!next || (!unfinished && !isNamed && isUnfinished())) return show(undefined)
    const isOther = !wouldDiscard(next.figures) && !isSameCompany(form.figures, next.figures)
    if (isOther && (unfinished || isNamed)) replace(draftOf(next.figures), 'opened')
    if (unfinished) await complete(next)
    else if (next.diagnosis || next.prediction) show(next)
    else await run(next)
  })

  function clear() {
    setReplaced(undefined)
    setTypedAt(undefined)
    show(undefined)
    address.go(undefined)
  }
  const other = useOtherDraft(userId, shown, form, clear)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const taken = takeHandedOver()
    if (!taken) return
    handed.current = true
    replace(draftOf(taken.figures), 'handedOver')
    setTypedAt(taken.partner)
    // Who computed it in our page knows the result already, and came to keep it.
    if (taken.partner === undefined) void complete(newEvaluation(taken.figures, current && inRecord(current)))
  }, [])

  function calculate() {
    const figures = form.submit()
    if (!figures) return
    setReplaced(undefined)
    setTypedAt(undefined)
    other.dismiss()
    // Where the site does not say which businesses there are, it is that of the result.
    const negocio = current ? inRecord(current) : evaluation?.negocio
    void complete(resultSoFar(userId, figures, negocio) ?? newEvaluation(figures, negocio), true)
  }

  return {
    form,
    evaluation,
    /** What is known of the diagnostic in the address, and asking for it again. */
    lookup: address.lookup,
    lookAgain: address.again,
    step,
    /** Whether the evaluation was asked for again, and nothing had changed. */
    isRepeated: evaluation !== undefined && evaluation.id === repeated,
    /** How many results have arrived. */
    resultCount,
    /** The form has changed since the evaluation. */
    isStale:
      evaluation !== undefined &&
      !isEmpty(form.draft) &&
      !isSameCompany(evaluation.figures, form.figures) &&
      // A record of older rules may hold figures that the form refuses: they are not a change while they are the record's.
      (form.figures !== undefined || !failsTodaysValidation(evaluation)),
    calculate,
    otherDraft: {
      ...other,
      continueHere() {
        clear()
        other.continueHere()
      },
    },
    retry: () => evaluation && void complete(evaluation),
    reset() {
      replace(emptyDraft, evaluation && addressOf(evaluation) ? 'resetStored' : 'reset')
      // What was not saved would come back with the page, and be saved then.
      if (evaluation && !addressOf(evaluation)) forgetEvaluation(userId, evaluation.id)
      show(undefined)
      address.go(undefined)
    },
    wouldDiscard: (record: DiagnosticRecord) => wouldDiscard(figuresIn(record)),
    /** Fills an empty form with the figures of the result, to be brought up to date. */
    fillIn() {
      if (evaluation && isEmpty(form.draft)) form.replace(draftOf(evaluation.figures))
    },
    /** A deleted diagnostic goes from the screen and its address; its figures stay in the form, also in what undo restores. */
    forget({ id }: DiagnosticRecord) {
      forgetEvaluation(userId, id)
      setReplaced((before) => (before?.evaluation?.id === id ? { ...before, evaluation: undefined } : before))
      if (evaluation?.id !== id) return
      show(undefined)
      address.go(undefined)
    },
    open(record: DiagnosticRecord) {
      if (step) return
      replace(draftOf(figuresIn(record)), 'opened')
      void complete(evaluationOf(record))
    },
    typedAt,
    replaced: step ? undefined : replaced?.by,
    undo() {
      if (!replaced) return
      form.replace(replaced.draft)
      if (replaced.evaluation) cacheEvaluation(userId, replaced.evaluation)
      show(replaced.evaluation)
      address.go(replaced.evaluation && addressOf(replaced.evaluation))
      setReplaced(undefined)
      setTypedAt(undefined)
    },
  }
}
