const kinds = {
  click: '[data-release] button, button[data-release]',
  submit: '[data-release] form, form:has(button[data-release])',
}

/**
 * What was rendered ahead reacts once its script is there and knows what was typed: until then presses are kept for it.
 * Half of a page that is being taken over would answer them as if its fields were empty. A part whose script comes
 * later has the mark on its buttons and fields themselves (`federation/early-input.ts`).
 */
export function keepEarlyInput(): void {
  const presses: HTMLElement[] = []
  globalThis.semaforoEarlyPresses = presses
  for (const [type, what] of Object.entries(kinds)) {
    addEventListener(
      type,
      (event) => {
        const pressed = (event.target as Element).closest<HTMLElement>(what)
        if (!pressed) return
        event.stopImmediatePropagation()
        // A form is sent by the press of its button, which comes before; the browser would send it itself.
        if (type === 'click') presses.push(pressed)
        else event.preventDefault()
      },
      true,
    )
  }
}
