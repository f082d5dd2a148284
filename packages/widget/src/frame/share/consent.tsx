import type { SharedResult } from '@semaforo/contracts'
import { Button, Notice } from '@semaforo/ui'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import styles from '../widget.module.css'
import { widgetTexts } from '../widget.texts.ts'
import { useInSight } from './use-in-sight.ts'

type Props = {
  partner: string
  shown: SharedResult
  /** As `2026-11-22`. */
  date: string
  busy: boolean
  onAgree: () => void
  onDecline: () => void
}

const texts = widgetTexts.share
const { items } = texts
const long = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * What will be sent, word for word, and the two answers. The page around may try to have this pressed unseen, so
 * agreeing takes a press of the visitor's own while all of it is in sight.
 */
export function Consent({ partner, shown, date, busy, onAgree, onDecline }: Props) {
  const list = useRef<HTMLDListElement>(null)
  const answers = useRef<HTMLDivElement>(null)
  const sight = useInSight(list, answers)
  const agree = ({ nativeEvent }: MouseEvent) => {
    if (nativeEvent.isTrusted && sight === 'clear') onAgree()
  }
  // A key that is held since before repeats itself: that is no press of this button.
  const refuseHeld = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault()
  }
  return (
    <>
      <p>{texts.text(partner)}</p>
      <dl ref={list} className={styles.sent}>
        <dt>{items.light}</dt>
        <dd>{texts.lights[shown.light]}</dd>
        <dt>{items.score_band}</dt>
        <dd>{shown.score_band}</dd>
        <dt>{items.risk_band}</dt>
        <dd>{shown.risk_band}</dd>
        <dt>{items.date}</dt>
        <dd>{long.format(Date.parse(date))}</dd>
      </dl>
      <p className={styles.soft}>{texts.not(partner)}</p>
      <div ref={answers} className={styles.row}>
        <Button disabled={sight !== 'clear'} loading={busy} onClick={agree} onKeyDown={refuseHeld}>
          {texts.yes}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onDecline}>
          {texts.no}
        </Button>
      </div>
      {sight === 'covered' && (
        <Notice tone="warning" role="status">
          <span className={styles.row}>
            {texts.covered}
            {document.fullscreenEnabled && (
              <Button
                size="small"
                variant="secondary"
                onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}
              >
                {texts.whole}
              </Button>
            )}
          </span>
        </Notice>
      )}
      {sight !== 'covered' && <p className={styles.soft}>{texts[sight]}</p>}
    </>
  )
}
