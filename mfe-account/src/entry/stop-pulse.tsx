import { stopPulse } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { useState } from 'react'
import { serverSentence } from '../form/failure.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import styles from '../form/form.module.css'
import { useFocusWhenLost } from '../form/use-focus-when-lost.ts'
import { useForm } from '../form/use-form.ts'
import { texts } from './entry.texts.ts'
import { EntryPage } from './entry-page.tsx'

/** The page of the link in a monthly mail that stops them: one press, and no session. */
export function StopPulse({ params: { token = '' } }: { params: { token?: string } }) {
  const isLink = stopPulse.params?.safeParse({ token }).success
  return (
    <EntryPage
      title={texts.pulse.title}
      lead={texts.pulse.lead}
      links={<a href="/profile/pulse">{texts.pulse.profile}</a>}
    >
      {isLink ? <Stop token={token} /> : <Notice tone="warning">{texts.pulse.broken}</Notice>}
    </EntryPage>
  )
}

/** Stopped by the press and not by the visit: mail programs open links to preview them. */
function Stop({ token }: { token: string }) {
  const [done, setDone] = useState(false)
  const status = useFocusWhenLost<HTMLDivElement>(done)
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await request(stopPulse, { params: { token } })
      setDone(true)
    },
    explain: (error) => serverSentence(error, texts.pulse.failed),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FailureNotice failure={form.failure} />
      <div role="status" ref={status} tabIndex={-1}>
        {done && <Notice tone="success">{texts.pulse.done}</Notice>}
      </div>
      {!done && (
        <Button type="submit" loading={form.busy}>
          {texts.pulse.submit}
        </Button>
      )}
    </form>
  )
}
