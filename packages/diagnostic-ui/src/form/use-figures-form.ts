import { type AmountField, amountFields, type Figures, type Warning } from '@semaforo/contracts'
import { warningsOf } from '@semaforo/diagnosis'
import { filledIn, useHeldWhilePressed } from '@semaforo/frontend-kit'
import { useEffect, useRef, useState } from 'react'
import { completedAmount, shownAmount } from './amount-text.ts'
import { type Checked, checkDraft, type Draft, isWhole } from './draft.ts'
import { usePaste } from './paste/use-paste.ts'
import { readAmount } from './reading/read-amount.ts'

export type FiguresForm = ReturnType<typeof useFiguresForm>

/**
 * The state of the ten figures' form: a draft, its validation errors, and the warnings of the rules. An error is
 * shown after its field was left or the form was submitted; that a text is no single amount, as soon as its field has
 * no focus, since a draft may come with one.
 * @param keep stores the draft, for as long as the page wants it
 */
export function useFiguresForm(draft: Draft, keep: (draft: Draft) => void) {
  const [left, setLeft] = useState<ReadonlySet<AmountField>>(new Set())
  const [typing, setTyping] = useState<AmountField>()
  const [attempts, setAttempts] = useState(0)
  const [arrivals, setArrivals] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  const checked = checkDraft(draft)
  const { figures } = checked
  const progress = useHeldWhilePressed({ attempts, left, typing })
  const errors = shown(checked, progress, draft)
  const warnings: Warning[] = figures ? warningsOf(figures) : []

  useEffect(() => {
    if (progress.attempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [progress.attempts])

  function focus(field: keyof Figures) {
    const control = ref.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  /** The draft with what the fields hold: some programs fill them without an event. */
  function filled(): Draft {
    const shown = amountFields.map((field) => [field, shownAmount(draft.amounts[field] ?? '')])
    const held = Object.entries(filledIn(ref.current, Object.fromEntries(shown)))
    const amounts = held.map(([field, text]) => [field, completedAmount(text ?? '')])
    return { ...draft, amounts: { ...draft.amounts, ...Object.fromEntries(amounts) } }
  }

  function setAmounts(amounts: Draft['amounts']) {
    const now = filled()
    const next = { ...now, amounts: { ...now.amounts, ...amounts } }
    if (amountFields.some((field) => next.amounts[field] !== draft.amounts[field])) keep(next)
    return next
  }

  function leave(field: AmountField) {
    const typed = filled().amounts[field]
    setAmounts(typed ? { [field]: completedAmount(typed) } : {})
    setTyping(undefined)
    setLeft(new Set([...left, field]))
  }

  const pasting = usePaste(draft, (next, filled) => {
    keep(next)
    setTyping(undefined)
    setLeft(new Set([...left, ...filled]))
  })

  return {
    ref,
    draft,
    pasting,
    attempted: progress.attempts > 0,
    figures,
    shownErrors: errors,
    /** How many times other contents came; a correction of all ten amounts is none. */
    arrivals,
    field: (field: AmountField) => ({
      typed: draft.amounts[field] ?? '',
      error: errors[field],
      asks: field !== progress.typing && readAmount(draft.amounts[field] ?? '').kind === 'question',
      /** A warning is shown at the first field that it names. */
      warnings: warnings.filter(({ fields }) => fields[0] === field),
      onChange: (typed: string) => {
        setTyping(field)
        setAmounts({ [field]: typed })
        pasting.dismiss()
      },
      onChoose: (typed: string) => {
        setTyping(undefined)
        setAmounts({ [field]: typed })
        pasting.dismiss()
      },
      onLeave: () => leave(field),
      onPaste: (data: DataTransfer) => pasting.accept(field, data),
    }),
    focus,
    filled,
    /** Shows what is wrong with a field that one is done with. */
    leave,
    setMonths: (months: number) => keep({ ...draft, months }),
    /** The figures if they are valid; otherwise shows the errors and focuses the first one. */
    submit(): Figures | undefined {
      setTyping(undefined)
      const checked = checkDraft(setAmounts({}))
      if (!checked.figures) setAttempts(attempts + 1)
      return checked.figures
    },
    replace(next: Draft) {
      if (!isWhole(draft) || !isWhole(next)) setArrivals(arrivals + 1)
      keep(next)
      setLeft(new Set())
      setAttempts(0)
      pasting.dismiss()
    },
  }
}

type Progress = { attempts: number; left: ReadonlySet<AmountField>; typing: AmountField | undefined }

function shown(
  { errors, unread, together }: Checked,
  { attempts, left, typing }: Progress,
  { amounts }: Draft,
): Checked['errors'] {
  const wasLeft = (field: keyof Figures) =>
    field !== 'periodo_meses' && left.has(field) && Boolean(amounts[field])
  const isShown = (field: keyof Figures) => {
    if (unread.some((other) => other === field)) return field !== typing
    const involved = together.filter((fields) => fields.some((other) => other === field))
    return attempts > 0 || wasLeft(field) || involved.flat().some(wasLeft)
  }
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isShown(field as keyof Figures)))
}
