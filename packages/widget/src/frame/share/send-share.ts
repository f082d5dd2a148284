import type { FrameMessage, shareResult } from '@semaforo/contracts'
import { ask, type BodyOf, CallFailure, paths } from '@semaforo/diagnostic-ui'
import { isFrameMessage } from '../../messages/index.ts'
import type { widgetTexts } from '../widget.texts.ts'

export type ShareFailure = keyof typeof widgetTexts.share.failed
export type Shared = Extract<FrameMessage, { type: 'shared' }>

/**
 * Sends what the visitor agreed to. The same request may be repeated.
 * @returns the signed summary as the page gets it
 * @throws {CallFailure}
 */
export async function share(site: string, body: BodyOf<typeof shareResult>): Promise<Shared> {
  if (!navigator.onLine) throw new CallFailure('offline')
  const { summary, claims } = ((await ask(site, paths.shares, body)) ?? {}) as Partial<Shared>
  const message = { semaforo: 1, type: 'shared', summary, claims }
  if (isFrameMessage(message) && message.type === 'shared') return message
  throw new CallFailure('unknown')
}
