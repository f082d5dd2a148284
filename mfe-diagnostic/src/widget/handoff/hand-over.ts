import type { Figures, HandoffMessage } from '@semaforo/contracts'

let forget = () => {}

/** Opens our site in a window of its own and gives it the figures once it asks for them; an earlier one gets none. */
export function handOver(site: string, figures: Figures, partner: string): void {
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
}
