import type { Figures, HandoffMessage } from '@semaforo/contracts'

let forget = () => {}

/**
 * Opens our site in a window of its own and gives it the figures once it asks for them; an earlier one gets none.
 * @returns false where that window is out of reach: the page around is isolated (`Cross-Origin-Opener-Policy:
 * same-origin`), or windows are blocked
 */
export function handOver(site: string, figures: Figures, partner: string): boolean {
  forget()
  const opened = window.open(`${site}/widget/handoff`, '_blank')
  const answer = ({ source, origin, data }: MessageEvent<Partial<HandoffMessage> | null>) => {
    if (source !== opened || origin !== site || data?.semaforo !== 1 || data.type !== 'handoff-ready') return
    forget()
    const message: HandoffMessage = { semaforo: 1, type: 'handoff', figures, partner }
    opened?.postMessage(message, site)
  }
  forget = () => removeEventListener('message', answer)
  if (opened) addEventListener('message', answer)
  return opened !== null
}
