import { type Partner, updatePartner } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../form/confirm-dialog.tsx'
import { FailureNotice } from '../../form/failure-notice.tsx'
import { useAction } from '../../form/use-action.ts'
import pageStyles from '../../profile/profile.module.css'
import { PartnerSection } from './partner-section.tsx'
import { texts } from './partners.texts.ts'
import { keepPartner } from './use-partners.ts'

const suspending = {
  title: texts.suspend,
  hint: texts.suspendHint,
  question: texts.suspendQuestion,
  warning: texts.suspendWarning,
  done: texts.resumeDone,
  failed: texts.suspendFailed,
}
const resuming = {
  title: texts.resume,
  hint: texts.resumeHint,
  question: texts.resumeQuestion,
  warning: texts.resumeWarning,
  done: texts.suspendDone,
  failed: texts.resumeFailed,
}

/** Suspends a partner or brings it back, after a question. */
export function Suspension({ partner: { id, name, suspended } }: { partner: Partner }) {
  const words = suspended ? resuming : suspending
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const change = useAction(words.failed, async () => {
    keepPartner(await request(updatePartner, { params: { id }, body: { suspended: !suspended } }))
    setAsking(false)
    setDone(true)
  })
  return (
    <PartnerSection title={words.title}>
      <div role="status" className={pageStyles.status}>
        {done && <Notice tone="success">{words.done}</Notice>}
      </div>
      <p className={pageStyles.soft}>{words.hint}</p>
      {!asking && <FailureNotice failure={change.failure} />}
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {words.title}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={words.question(name)}
        confirm={words.title}
        tone={suspended ? 'primary' : 'danger'}
        busy={change.busy}
        failure={asking ? change.failure : undefined}
        form={{
          onSubmit: (event) => {
            event.preventDefault()
            void change.run()
          },
        }}
        onCancel={() => setAsking(false)}
      >
        {words.warning}
      </ConfirmDialog>
    </PartnerSection>
  )
}
