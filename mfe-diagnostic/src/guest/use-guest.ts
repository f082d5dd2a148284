import type { Diagnosis, Figures, Improvement, Prediction } from '@semaforo/contracts'
import {
  type Draft,
  dropHandedOver,
  emptyDraft,
  isEmpty,
  parseDraft,
  useFiguresForm,
  useTabState,
} from '@semaforo/diagnostic-ui'
import { announce } from '@semaforo/ui'
import { useRef, useState } from 'react'
import { pageTexts } from '../minegocio/minegocio.texts.ts'
import { lightOf } from '../result/light.ts'
import { loadInBrowser } from '../result/load-in-browser.ts'
import { isSameCompany } from '../result/record-figures.ts'

/** What is said of a company without asking the site; what needs the model is null where it cannot be had. */
export type GuestResult = {
  figures: Figures
  diagnosis: Diagnosis
  prediction: Prediction | null
  improvement: Improvement | null
}

/** The state of /probar: the form, and what was computed in the page. */
export function useGuest() {
  const form = useFiguresForm(...useTabState<Draft>('semaforo.guest-draft', parseDraft, emptyDraft))
  const [result, setResult] = useState<GuestResult>()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [count, setCount] = useState(0)
  /** What was on the page before it was reset. */
  const [replaced, setReplaced] = useState<{ draft: Draft; result: GuestResult | undefined }>()
  // A ref, because state arrives with the next render and a second click may come before it.
  const running = useRef(false)

  async function calculate() {
    const figures = form.submit()
    if (!figures || running.current) return
    running.current = true
    dropHandedOver()
    setReplaced(undefined)
    setState('busy')
    try {
      const here = await loadInBrowser()
      const { diagnosis, prediction } = await here.resultsInBrowser(figures)
      const improvement = prediction && (await here.improvementInBrowser(figures))
      setResult({ figures, diagnosis, prediction, improvement })
      setCount((times) => times + 1)
      setState('idle')
      announce(pageTexts.result.ready(lightOf({ diagnosis, prediction }).text))
    } catch (error) {
      setState('failed')
      reportError(error)
    } finally {
      running.current = false
    }
  }

  return {
    form,
    result,
    state,
    /** How many results have arrived. */
    count,
    /** The form has changed since the result. */
    isStale: result !== undefined && !isSameCompany(result.figures, form.figures),
    calculate,
    replaced: replaced && ('reset' as const),
    reset() {
      setReplaced(isEmpty(form.draft) && !result ? undefined : { draft: form.draft, result })
      form.replace(emptyDraft)
      setResult(undefined)
      dropHandedOver()
    },
    undo() {
      if (!replaced) return
      form.replace(replaced.draft)
      setResult(replaced.result)
      setReplaced(undefined)
    },
  }
}
