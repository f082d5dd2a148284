import type { Figures, HandoffMessage } from '@semaforo/contracts'

/** Opens our site in a window of its own and gives it the figures once it asks for them. */
export function handOver(site: string, figures: Figures, partner: string): void {
  const opened = window.open(`${site}/widget/handoff`, '_blank')
  const answer = ({ source, origin, data }: MessageEvent<Partial<HandoffMessage> | null>) => {
    if (source !== opened || origin !== site || data?.semaforo !== 1 || data.type !== 'handoff-ready') return
    removeEventListener('message', answer)
    const message: HandoffMessage = { semaforo: 1, type: 'handoff', figures, partner }
    opened?.postMessage(message, site)
  }
  if (opened) addEventListener('message', answer)
}
