const kinds = {
  click: '[data-release] button, button[data-release]',
  submit: '[data-release] form, form:has(button[data-release])',
}

/**
 * What was rendered ahead reacts once its script is there and knows what was typed: until then presses are kept for it.
 * Half of a page that is being taken over would answer them as if its fields were empty. A part whose script comes
 * later has the mark on its buttons and fields themselves (`federation/early-input.ts`). A link that would lead away
 * from presses that are kept is kept behind them; pressed once more it leads away at once.
 */
export function keepEarlyInput(): void {
  const presses: HTMLElement[] = []
  globalThis.semaforoEarlyPresses = presses
  for (const [type, what] of Object.entries(kinds)) {
    addEventListener(
      type,
      (event) => {
        const { target, ctrlKey, metaKey } = event as MouseEvent
        const last = presses.at(-1)
        const links = last && !ctrlKey && !metaKey ? ', a' : ''
        const pressed = (target as Element).closest<HTMLElement>(what + links)
        if (!pressed || (pressed === last && pressed.matches('a'))) return
        event.stopImmediatePropagation()
        // A form is sent by the press of its button, which is kept; the browser would send it itself.
        event.preventDefault()
        if (type === 'click') presses.push(pressed)
      },
      true,
    )
  }
}
