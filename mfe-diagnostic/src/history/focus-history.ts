/** Moves the focus to the heading of the history, where what was pressed goes with its row or notice. */
export const focusHistory = () => document.querySelector<HTMLElement>('#historial')?.focus()
