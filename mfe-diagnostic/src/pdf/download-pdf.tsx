import { Button, Notice } from '@semaforo/ui'
import { useState } from 'react'
import type { Evaluation } from '../result/evaluation.ts'
import styles from './download-pdf.module.css'
import { pdfTexts } from './texts.ts'

/** 'Descargar PDF': its library is loaded with the first click. */
export function DownloadPdf({ evaluation }: { evaluation: Evaluation }) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  async function download() {
    setState('busy')
    try {
      const { diagnosisPdf } = await import(/* webpackChunkName: "later-pdf" */ './diagnosis-pdf.ts')
      offer(await diagnosisPdf(evaluation, new Date()))
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <div className={styles.download}>
      <Button variant="secondary" loading={state === 'busy'} onClick={() => void download()}>
        {pdfTexts.download}
      </Button>
      {state === 'failed' && (
        <Notice tone="error" role="alert">
          {pdfTexts.failed}
        </Notice>
      )}
    </div>
  )
}

/** Starts the download of the file. */
function offer(bytes: Uint8Array<ArrayBuffer>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  link.download = pdfTexts.file
  link.click()
  // Revoked in the next task: by then the download has read the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
