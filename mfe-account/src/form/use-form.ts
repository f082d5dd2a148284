import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { Failure } from './failure.ts'
import { type FieldErrors, refusedByServer } from './field-errors.ts'

type Options<Values> = {
  initial: Values
  /** What is wrong before anything is sent. */
  check: (values: Values) => FieldErrors<Values>
  /** Does it; rejects where it was not done. */
  send: (values: Values) => Promise<void>
  /** Which fields the server refused; those that its answer names unless told otherwise. */
  refused?: (error: unknown) => FieldErrors<Values>
  explain: (error: unknown) => Failure
}

/** Gives what the field of a name needs. */
export type FieldOf<Name extends string> = (name: Name) => {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/**
 * A form of texts: it is checked, sent once at a time, and keeps what was typed whatever happens. The focus
 * goes to the first field that is refused.
 */
export function useForm<Values extends Record<string, string>>(options: Options<Values>) {
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  // The state arrives with the next rendering; a second press may come before it.
  const sending = useRef(false)
  const form = useRef<HTMLFormElement>(null)

  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.current) return
    setFailure(undefined)
    if (refuse(options.check(values))) return
    sending.current = true
    setBusy(true)
    try {
      await options.send(values)
    } catch (error) {
      const named = options.refused?.(error) ?? refusedByServer(error, values)
      if (!refuse(named)) setFailure(options.explain(error))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  /** Shows what is wrong, if anything is. */
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
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.value),
    }),
    set,
    /** As it was at first: nothing that was typed stays. */
    reset,
  }

  function reset() {
    setValues(options.initial)
    setErrors({})
    setFailure(undefined)
  }

  function set(name: keyof Values, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
    // What is being mended is not called wrong; the others keep their word.
    if (errors[name]) setErrors(({ [name]: _, ...others }) => others as FieldErrors<Values>)
  }
}
