import { filledIn } from '@semaforo/frontend-kit'
import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Failure } from './failure.ts'
import { type FieldErrors, refusedByServer } from './field-errors.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

type Options<Values> = {
  initial: Values
  /** The errors found before anything is sent. */
  check: (values: Values) => FieldErrors<Values>
  /** Performs the action; rejects if it fails. */
  send: (values: Values) => Promise<void>
  /** The fields that the server refused; by default those that its answer names. */
  refused?: (error: unknown) => FieldErrors<Values>
  explain: (error: unknown) => Failure
  /** Whether to ask before the form is left with unsaved changes. */
  warnsBeforeLeaving?: boolean
}

/** The props for the field of a name. */
export type FieldOf<Name extends string> = (name: Name) => {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/**
 * The state of a form of text fields: validated, submitted once at a time, and never cleared by a failure. The
 * focus moves to the first invalid field.
 */
export function useForm<Values extends Record<string, string>>(options: Options<Values>) {
  const [values, setValues] = useState(options.initial)
  const [unsaved, setUnsaved] = useState(false)
  useLeaveWarning(unsaved && options.warnsBeforeLeaving === true)
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  // A ref, because state arrives with the next render and a second submit may come before it.
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  // Before the next render would clear what was typed into a prerendered form.
  useLayoutEffect(() => {
    setValues((before) => ({ ...before, ...filledIn(form.current, before) }))
  }, [])

  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.current) return
    setFailure(undefined)
    const filled = { ...values, ...filledIn(form.current, values) }
    setValues(filled)
    if (refuse(options.check(filled))) return
    sending.current = true
    setBusy(true)
    setUnsaved(false)
    try {
      await options.send(filled)
    } catch (error) {
      setUnsaved(true)
      const named = options.refused?.(error) ?? refusedByServer(error, filled)
      if (!refuse(named)) setFailure(options.explain(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  /** Shows the errors, if there are any. */
  function refuse(wrong: FieldErrors<Values>): boolean {
    setErrors(wrong)
    setAttempt((before) => before + 1)
    return Object.keys(wrong).length > 0
  }

  return {
    values,
    busy,
    failure,
    /** For the `form` element. */
    form: { ref: form, onSubmit: submit, noValidate: true },
    /** For the field of this name. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setValues((before) => ({ ...before, ...filledIn(form.current, values) }))
        set(name, target.value)
      },
    }),
    set,
    settle,
    /** Back to the initial values. */
    reset,
  }

  function reset() {
    setValues(options.initial)
    setUnsaved(false)
    setErrors({})
    setFailure(undefined)
  }

  /** Shows the values as they were saved; a field that was edited while they were being sent stays. */
  function settle(sent: Values, saved: Values) {
    setValues((now) => {
      const stays = (name: string) => now[name] !== sent[name]
      return Object.fromEntries(
        Object.entries({ ...now, ...saved }).map(([name, value]) => [name, stays(name) ? now[name] : value]),
      ) as Values
    })
  }

  function set(name: keyof Values, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
    setUnsaved(true)
    // Editing a field clears its error; the other errors stay.
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others as FieldErrors<Values>)
  }
}
