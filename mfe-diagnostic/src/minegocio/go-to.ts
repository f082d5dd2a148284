/** Brings a heading to the top of the screen, and the focus to it. */
export function goTo(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start' })
}
