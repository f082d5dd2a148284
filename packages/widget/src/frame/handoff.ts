import type { HandoffMessage } from '@semaforo/contracts'
import { keepHandedOver } from '@semaforo/diagnostic-ui'

// The window that the widget's frame opened: it takes the figures from there, in the window and not in the address,
// and goes on to the form. Without a frame there is nothing to take.
const opener = window.opener as Window | null

/** How long the frame may say nothing, in ms: it may have gone, or what opened this is none of ours. */
const longestSilence = 5_000

function goOn(): void {
  location.replace('/minegocio')
}

addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<HandoffMessage> | null>) => {
  if (source !== opener || origin !== location.origin) return
  if (data?.semaforo !== 1 || data.type !== 'handoff') return
  keepHandedOver(data as Extract<HandoffMessage, { type: 'handoff' }>)
  goOn()
})

const ready: HandoffMessage = { semaforo: 1, type: 'handoff-ready' }
if (opener) {
  opener.postMessage(ready, location.origin)
  setTimeout(() => document.getElementById('go-on')?.removeAttribute('hidden'), longestSilence)
} else goOn()
