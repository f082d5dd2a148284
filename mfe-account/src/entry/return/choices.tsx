import { Button } from '@semaforo/ui'
import { useState } from 'react'
import { ConfirmDialog } from '../../form/confirm-dialog.tsx'
import type { Failure } from '../../form/failure.ts'
import { FailureNotice } from '../../form/failure-notice.tsx'
import styles from './return.module.css'
import { texts } from './return.texts.ts'

export type Choice = 'resume' | 'erase'

type Props = { busy: boolean; failure: Failure | undefined; run: (choice: Choice) => Promise<void> }

/** The two choices side by side; erasing asks once more. */
export function Choices({ busy, failure, run }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.choices}>
      {!asking && <FailureNotice failure={failure} />}
      <section className={styles.choice}>
        <h2>{texts.resume.title}</h2>
        <p>{texts.resume.what}</p>
        <Button loading={busy && !asking} onClick={() => void run('resume')}>
          {texts.resume.act}
        </Button>
      </section>
      <section className={styles.choice}>
        <h2>{texts.erase.title}</h2>
        <p>{texts.erase.what}</p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {texts.erase.act}
        </Button>
      </section>
      <ConfirmDialog
        open={asking}
        title={texts.erase.question}
        confirm={texts.erase.confirm}
        busy={busy}
        failure={failure}
        form={{
          onSubmit: (event) => {
            event.preventDefault()
            void run('erase')
          },
        }}
        onCancel={() => setAsking(false)}
      >
        {texts.erase.what}
      </ConfirmDialog>
    </div>
  )
}
