import { amountFields, type Figures, figureFields } from '@semaforo/contracts'
import { checkDraft, completedAmount, type Draft, type FiguresForm, isWhole } from '@semaforo/diagnostic-ui'
import { useStored } from '@semaforo/frontend-kit'
import { useEffect, useRef, useState } from 'react'
import { usePhone } from './use-phone.ts'
import { chosenView } from './view.ts'

/** After the last question: all figures at once. */
const review = figureFields.length

/**
 * One question a screen, on a phone. A form that comes filled opens as a whole, since one changes some of it alone;
 * one that is half filled goes on at its first question without an answer.
 */
export function useGuide(form: FiguresForm) {
  const isPhone = usePhone()
  const chosen = useStored(chosenView)
  const opened = () => ({
    arrivals: form.arrivals,
    view: isWhole(form.draft) ? ('all' as const) : chosen,
    at: firstWithout(form.draft),
  })
  const [state, setState] = useState(opened)
  if (state.arrivals !== form.arrivals) setState(opened())
  const { view, at } = state
  const question = figureFields[at]
  const isAsking = isPhone && view === 'steps'
  /** The text whose error has stopped the person once: the second time they go on. */
  const [stopped, setStopped] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move, whatever else is rendered
  useEffect(() => {
    if (!hasMoved.current) return
    hasMoved.current = false
    if (question) form.focus(question)
    else heading.current?.focus()
    top.current?.scrollIntoView({ block: 'start' })
  }, [at])

  function go(to: number) {
    hasMoved.current = to !== at
    setState({ ...state, at: to })
  }

  function next() {
    const field = amountFields.find((one) => one === question)
    const draft = form.filled()
    const typed = field && completedAmount(draft.amounts[field] ?? '')
    const text = `${field} ${typed}`
    if (field) form.leave(field)
    if (!typed || !checkDraft(draft).errors[field] || stopped === text) return go(at + 1)
    setStopped(text)
    form.focus(field)
  }

  return {
    isPhone,
    /** What is on the screen; nothing where the whole form is. */
    asked: isAsking ? (question ?? ('review' as const)) : undefined,
    at,
    heading,
    top,
    next,
    back: () => go(at - 1),
    /** Changes the view, and keeps the choice. */
    toggle() {
      const other = view === 'steps' ? 'all' : 'steps'
      chosenView.write(other)
      setState({ ...state, view: other })
    },
    /** The form, whose links lead to the question of a field. */
    form: {
      ...form,
      focus(field: keyof Figures) {
        const to = figureFields.indexOf(field)
        if (isAsking && to !== at) go(to)
        else form.focus(field)
      },
    },
  }
}

function firstWithout({ amounts }: Draft): number {
  const first = amountFields.findIndex((field) => !amounts[field])
  return first < 0 ? review : first
}
