import { Button, Card, Notice } from '@semaforo/ui'
import styles from '../widget.module.css'
import { widgetTexts } from '../widget.texts.ts'
import { Consent } from './consent.tsx'
import { useMessageFocus } from './use-message-focus.ts'
import { type Sharing, useSharing } from './use-sharing.ts'

const texts = widgetTexts.share

/** 'Compartir mi resultado con …': the question, or what came of it. */
export function Share(props: Sharing) {
  const { partner, nonce, result } = props
  const { state, isThis, agree, decline, askAgain } = useSharing(props)
  const said = useMessageFocus(state)
  const { shown, date } = result
  if (!shown || !nonce) return null

  if (state === 'shared') {
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
          <Button size="small" variant="secondary" onClick={askAgain}>
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
        onAgree={agree}
        onDecline={decline}
      />
      {failure && (
        <Notice ref={said} tabIndex={-1} tone="warning" role="alert">
          {failure}
        </Notice>
      )}
    </Card>
  )
}
