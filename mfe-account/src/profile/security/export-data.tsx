import { exportMe } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { useState } from 'react'
import { FailureNotice } from '../../form/failure-notice.tsx'
import { useAction } from '../../form/use-action.ts'
import { saveText } from '../../save-text.ts'
import styles from '../profile.module.css'
import { texts } from './security.texts.ts'

/** Downloads all data that the system holds about the person. */
export function ExportData() {
  const [done, setDone] = useState(false)
  const download = useAction(texts.exportFailed, async () => {
    setDone(false)
    saveText(texts.exportFile, JSON.stringify(await request(exportMe), undefined, 2), 'application/json')
    setDone(true)
  })
  return (
    <section aria-labelledby="exportar" className={styles.section}>
      <h2 id="exportar">{texts.exportTitle}</h2>
      <p className={styles.lead}>{texts.exportLead}</p>
      <FailureNotice failure={download.failure} />
      <div role="status" className={styles.status}>
        {done && <Notice tone="success">{texts.exported}</Notice>}
      </div>
      <div>
        <Button variant="secondary" loading={download.busy} onClick={() => void download.run()}>
          {texts.export}
        </Button>
      </div>
    </section>
  )
}
