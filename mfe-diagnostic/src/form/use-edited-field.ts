import { useHeldWhilePressed } from '@semaforo/frontend-kit'
import { type RefObject, useEffect, useState } from 'react'

/** The name of the form's field that has the focus: its amount may be half typed. */
export function useEditedField(form: RefObject<HTMLFormElement | null>): string | undefined {
  const [edited, setEdited] = useState<string>()
  useEffect(() => {
    const element = form.current
    if (!element) return
    const enter = ({ target }: FocusEvent) =>
      setEdited(target instanceof HTMLInputElement ? target.name : undefined)
    const leave = () => setEdited(undefined)
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
    }
  }, [form])
  return useHeldWhilePressed(edited)
}
