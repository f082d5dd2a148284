import { type AmountField, amountFields, type Figures, type Warning } from '@semaforo/contracts'
import { warningsOf } from '@semaforo/diagnosis'
import { useEffect, useRef, useState } from 'react'
import { type Checked, checkDraft, type Draft } from './draft.ts'

export type FiguresForm = ReturnType<typeof useFiguresForm>

/**
 * The state of the ten figures' form: a draft, its validation errors, and the warnings of the rules. An error is
 * shown after its field was left or the form was submitted.
 * @param keep stores the draft, for as long as the page wants it
 */
export function useFiguresForm(draft: Draft, keep: (draft: Draft) => void) {
  const [left, setLeft] = useState<ReadonlySet<AmountField>>(new Set())
  const [attempts, setAttempts] = useState(0)
  const [pasted, setPasted] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  const { figures, errors } = checkDraft(draft)
  const warnings: Warning[] = figures ? warningsOf(figures) : []

  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  const setAmounts = (amounts: Draft['amounts']) =>
    keep({ ...draft, amounts: { ...draft.amounts, ...amounts } })

  function pasteMany(from: AmountField, amounts: readonly string[]) {
    // A whole column fills the form from the first field, wherever it is pasted.
    const first = amounts.length >= amountFields.length ? 0 : amountFields.indexOf(from)
    const filled = amountFields.slice(first, first + amounts.length)
    setAmounts(Object.fromEntries(filled.map((field, i) => [field, amounts[i]])))
    setLeft(new Set([...left, ...filled]))
    setPasted(filled.length)
  }

  return {
    ref,
    draft,
    pasted,
    attempted: attempts > 0,
    figures,
    shownErrors: shown(errors, attempts > 0, left, draft),
    field: (field: AmountField) => ({
      plain: draft.amounts[field] ?? '',
      error: shown(errors, attempts > 0, left, draft)[field],
      /** A warning is shown at the first field that it names. */
      warnings: warnings.filter(({ fields }) => fields[0] === field),
      onChange: (plain: string) => {
        setAmounts({ [field]: plain })
        setPasted(0)
      },
      onLeave: () => setLeft(new Set([...left, field])),
      onPasteMany: (amounts: string[]) => pasteMany(field, amounts),
    }),
    setMonths: (months: number) => keep({ ...draft, months }),
    /** The figures if they are valid; otherwise shows the errors and focuses the first one. */
    submit(): Figures | undefined {
      if (!figures) setAttempts(attempts + 1)
      return figures
    },
    replace(next: Draft) {
      keep(next)
      setLeft(new Set())
      setAttempts(0)
      setPasted(0)
    },
  }
}

function shown(
  errors: Checked['errors'],
  attempted: boolean,
  left: ReadonlySet<AmountField>,
  { amounts }: Draft,
): Checked['errors'] {
  if (attempted) return errors
  const seen = amountFields.filter((field) => left.has(field) && amounts[field])
  return Object.fromEntries(seen.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])))
}
