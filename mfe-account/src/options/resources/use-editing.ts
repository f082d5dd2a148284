import { useRef, useState } from 'react'

/** Whose form it is: an item's, by id, or that of a new one. */
export type FormOf = number | 'new'

/**
 * Which forms are open. Opening one leaves the others as they are, with what was typed. When a form closes the focus
 * returns to the button that opened it, once that is rendered again.
 */
export function useEditing() {
  const [forms, setForms] = useState<readonly FormOf[]>([])
  const closed = useRef<FormOf>(undefined)
  const isOpen = (form: FormOf) => forms.includes(form)
  return {
    isOpen,
    open: (form: FormOf) => setForms((now) => [...now.filter((one) => one !== form), form]),
    close(form: FormOf) {
      closed.current = form
      setForms((now) => now.filter((one) => one !== form))
    },
    /** The ref for the button that opens this form. */
    openerOf: (form: FormOf) => (button: HTMLButtonElement | null) => {
      if (!button || closed.current !== form || isOpen(form)) return
      closed.current = undefined
      button.focus()
    },
  }
}
