import { resendCode } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { useEffect, useState } from 'react'
import { type Failure, serverSentence } from '../form/failure.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import { texts } from './register.texts.ts'

const waitMs = 60_000

/** Requests another code, at most once a minute; the button shows a countdown. */
export function ResendCode({ ticket }: { ticket: string }) {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [seconds, restart] = useCountdown(waitMs)

  async function resend() {
    if (busy || seconds > 0) return
    setBusy(true)
    setFailure(undefined)
    setSent(false)
    try {
      await request(resendCode, { body: { token: ticket } })
      setSent(true)
      restart()
    } catch (error) {
      setFailure(serverSentence(error, texts.verify.resendFailed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {sent && (
        <Notice tone="success" role="status">
          {texts.verify.resent}
        </Notice>
      )}
      <FailureNotice failure={failure} />
      <Button variant="secondary" loading={busy} aria-disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? texts.verify.resendIn(seconds) : texts.verify.resend}
      </Button>
    </>
  )
}

/** The whole seconds left, and a function to restart the countdown. */
function useCountdown(totalMs: number): [seconds: number, restart: () => void] {
  const [end, setEnd] = useState(() => Date.now() + totalMs)
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const tick = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(tick)
  })
  const restart = () => {
    setNow(Date.now())
    setEnd(Date.now() + totalMs)
  }
  return [left, restart]
}
