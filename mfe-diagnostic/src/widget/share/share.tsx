import { Button, Card, Notice } from '@semaforo/ui'
import { useRef, useState } from 'react'
import { CallFailure } from '../ask.ts'
import type { LocalResult } from '../local-result.ts'
import type { WidgetMessage } from '../page/channel.ts'
import styles from '../widget.module.css'
import { widgetTexts } from '../widget.texts.ts'
import { Consent } from './consent.tsx'
import { type ShareFailure, share } from './send-share.ts'
import { useSaid } from './use-said.ts'

type Props = {
  site: string
  partner: { key: string; name: string }
  nonce: string | undefined
  result: LocalResult
  onEvent: (message: WidgetMessage) => void
  /** The site computes something else by now: computes it again here. */
  onChanged: () => Promise<unknown>
}
type State = 'asking' | 'sending' | 'declined' | 'shared' | ShareFailure

const texts = widgetTexts.share
const isKnown = (code: string): code is ShareFailure => Object.hasOwn(texts.failed, code)

/** The failures whose words say that nothing was sent. */
const nothingSent = new Set<ShareFailure>(['offline', 'unexpected'])

/** 'Compartir mi resultado con …': asked, declined or done, and done once. */
export function Share({ site, partner, nonce, result, onEvent, onChanged }: Props) {
  const [state, setState] = useState<State>('asking')
  const [sharedFigures, setSharedFigures] = useState('')
  const said = useSaid(state)
  // An earlier attempt may have arrived: from then on no refusal proves that nothing was sent.
  const doubtful = useRef(false)
  const { shown, figures, date } = result
  if (!shown || !nonce) return null

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

  if (state === 'shared') {
    const isThis = sharedFigures === JSON.stringify(figures)
    return (
      <Notice ref={said} tabIndex={-1} tone={isThis ? 'success' : 'info'} role="status">
        {isThis ? texts.done(partner.name) : texts.doneBefore(partner.name)}
      </Notice>
    )
  }
  if (state === 'declined') {
    return (
      <Notice ref={said} tabIndex={-1} role="status">
        <span className={styles.row}>
          {texts.declined}
          <Button size="small" variant="secondary" onClick={() => setState('asking')}>
            {texts.again}
          </Button>
        </span>
      </Notice>
    )
  }
  const failure = state === 'asking' || state === 'sending' ? undefined : texts.failed[state]
  return (
    <Card as="section" padding="large" aria-label={texts.title(partner.name)} className={styles.stack}>
      <h3 ref={failure ? undefined : said} tabIndex={-1}>
        {texts.title(partner.name)}
      </h3>
      <Consent
        // What is another result has to be read again.
        key={[...Object.values(shown), date].join()}
        partner={partner.name}
        shown={shown}
        date={date}
        busy={state === 'sending'}
        onAgree={() => void agree()}
        onDecline={() => setState('declined')}
      />
      {failure && (
        <Notice ref={said} tabIndex={-1} tone="warning" role="alert">
          {failure}
        </Notice>
      )}
    </Card>
  )
}
