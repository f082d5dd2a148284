import { CallFailure } from '@semaforo/diagnostic-ui'
import { useRef, useState } from 'react'
import type { LocalResult } from '../local-result.ts'
import type { WidgetMessage } from '../page/channel.ts'
import { widgetTexts } from '../widget.texts.ts'
import { type ShareFailure, share } from './send-share.ts'

export type Sharing = {
  site: string
  partner: { key: string; name: string }
  nonce: string | undefined
  result: LocalResult
  onEvent: (message: WidgetMessage) => void
  /** The site computes something else by now: computes it again here. */
  onChanged: () => Promise<unknown>
}
type State = 'asking' | 'sending' | 'declined' | 'shared' | ShareFailure

const isKnown = (code: string): code is ShareFailure => Object.hasOwn(widgetTexts.share.failed, code)

/** The failures whose words say that nothing was sent. */
const nothingSent = new Set<ShareFailure>(['offline', 'unexpected'])

/** The states of sharing a result with a partner: asked, declined, failed or done, and done once. */
export function useSharing({ site, partner, nonce, result, onEvent, onChanged }: Sharing) {
  const [state, setState] = useState<State>('asking')
  const [sharedFigures, setSharedFigures] = useState('')
  // An earlier attempt may have arrived: from then on no refusal proves that nothing was sent.
  const doubtful = useRef(false)
  const { shown, figures, date } = result

  async function agree() {
    if (!shown || !nonce || state === 'sending') return
    setState('sending')
    try {
      const message = await share(site, { partner: partner.key, nonce, figures, shown, date })
      setSharedFigures(JSON.stringify(figures))
      setState('shared')
      onEvent(message)
    } catch (error) {
      const code = error instanceof CallFailure ? error.code : 'unknown'
      const reason = isKnown(code) ? code : 'unexpected'
      doubtful.current ||= reason === 'unknown'
      if (reason === 'result-changed') await onChanged()
      setState(doubtful.current && nothingSent.has(reason) ? 'unknown' : reason)
      onEvent({ type: 'error', code: 'share-failed' })
    }
  }

  return {
    state,
    /** Whether what was shared is the result that is shown now. */
    isThis: sharedFigures === JSON.stringify(figures),
    agree: () => void agree(),
    decline: () => setState('declined'),
    askAgain: () => setState('asking'),
  }
}
