const kinds = {
  click: ':is([data-release], [data-late], #encabezado:not([data-shown])) button',
  submit: ':is([data-release], [data-late]) form',
}

/**
 * Clicks on prerendered buttons before hydration are queued and replayed after it (`federation/early-presses.ts`). A button that is pressed again meanwhile, since nothing seemed to happen, counts
 * once. A link that would lead away from queued clicks is queued behind them; pressed once more it leads away at once.
 */
export function keepEarlyPresses(): void {
  const presses: HTMLElement[] = []
  globalThis.semaforoEarlyPresses = presses
  for (const [type, what] of Object.entries(kinds)) {
    addEventListener(
      type,
      (event) => {
        const { target, ctrlKey, metaKey } = event as MouseEvent
        // What is gone from the page holds back nothing.
        const links = presses.some((part) => part.isConnected) && !ctrlKey && !metaKey ? ', a' : ''
        const pressed = (target as Element).closest<HTMLElement>(what + links)
        if (!pressed) return
        const isAgain = pressed === presses.at(-1)
        if (isAgain && pressed.matches('a')) return void presses.pop()
        event.stopImmediatePropagation()
        // A form is sent by the press of its button, which is kept; the browser would send it itself.
        event.preventDefault()
        if (type === 'click' && !isAgain) presses.push(pressed)
      },
      true,
    )
  }
}
