/** What was rendered ahead reacts once its script is there: until then presses are kept for it. */
export function keepEarlyInput(): void {
  const presses: HTMLElement[] = []
  globalThis.semaforoEarlyPresses = presses
  const within = ({ target }: Event, what: string) =>
    (target as Element).closest<HTMLElement>(`[data-release] ${what}`)
  addEventListener(
    'click',
    (event) => {
      const button = within(event, 'button')
      if (button) presses.push(button)
    },
    true,
  )
  // The browser would send the form itself: that is refused, and stops the scripts that are on their way.
  addEventListener(
    'submit',
    (event) => {
      if (within(event, 'form')) event.preventDefault()
    },
    true,
  )
}
