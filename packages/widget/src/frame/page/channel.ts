import type { FrameMessage, PageMessage } from '@semaforo/contracts'
import { isPageMessage } from '../../messages/index.ts'

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'semaforo'> : never
/** A message of the widget, as it happens; its envelope is added where it is sent. */
export type WidgetMessage = WithoutEnvelope<FrameMessage>

/** Tells the page around the frame; `origin` is the one it was opened for, or `*` for a reason that is no secret. */
export function post(origin: string, message: WidgetMessage): void {
  window.parent.postMessage({ semaforo: 1, ...message }, origin)
}

/**
 * Listens to the page around the frame, and to nobody else. The nonce of its first message stays.
 * @returns how to stop
 */
export function listenToPage(origin: string, onInit: (message: PageMessage) => void): () => void {
  let nonce: string | undefined
  const hear = ({ source, origin: from, data }: MessageEvent) => {
    if (source !== window.parent || from !== origin || !isPageMessage(data)) return
    nonce ??= data.nonce
    onInit({ ...data, nonce })
  }
  addEventListener('message', hear)
  return () => removeEventListener('message', hear)
}
