import { useRef, useState } from 'react'

/** What is edited now: an item by its id, a new one, or nothing. */
type Editing = number | 'new' | undefined

/** Which form is open. The focus goes back to the button that opened it, once that is there again. */
export function useEditing() {
  const [editing, open] = useState<Editing>()
  const opener = useRef<Editing>(undefined)
  return {
    editing,
    open,
    close() {
      opener.current = editing
      open(undefined)
    },
    /** For the button that opens this form. */
    openerOf: (form: Editing) => (button: HTMLButtonElement | null) => {
      if (!button || opener.current !== form || editing !== undefined) return
      opener.current = undefined
      button.focus()
    },
  }
}
