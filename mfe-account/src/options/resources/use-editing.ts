import { useRef, useState } from 'react'

/** The item that is edited, by id; a new one; or none. */
export type Editing = number | 'new' | undefined

/**
 * Which form is open. When it closes the focus returns to the button that opened it, once that is rendered
 * again.
 */
export function useEditing(initial: Editing) {
  const [editing, open] = useState(initial)
  const opener = useRef<Editing>(undefined)
  return {
    editing,
    open,
    close() {
      opener.current = editing
      open(undefined)
    },
    /** The ref for the button that opens this form. */
    openerOf: (form: Editing) => (button: HTMLButtonElement | null) => {
      if (!button || opener.current !== form || editing !== undefined) return
      opener.current = undefined
      button.focus()
    },
  }
}
