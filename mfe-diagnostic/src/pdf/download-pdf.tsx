import { Button, Notice } from '@semaforo/ui'
import { useState } from 'react'
import type { Evaluation } from '../result/evaluation.ts'
import styles from './download-pdf.module.css'
import { requestCertificate } from './request-certificate.ts'
import { pdfTexts } from './texts.ts'

/** Why a PDF has no certificate. */
type Lack = 'withdrawn' | 'failed'

/** 'Descargar PDF': its library is loaded with the first click, and the certificate is asked for with each. */
export function DownloadPdf({ evaluation }: { evaluation: Evaluation }) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const [lack, setLack] = useState<Lack>()

  async function download() {
    setState('busy')
    setLack(undefined)
    try {
      const [{ diagnosisPdf }, certified] = await Promise.all([
        import(/* webpackChunkName: "later-pdf" */ './diagnosis-pdf.ts'),
        requestCertificate(evaluation),
      ])
      const isLacking = typeof certified === 'string'
      offer(await diagnosisPdf(evaluation, isLacking ? undefined : certified, new Date()))
      if (isLacking) setLack(certified)
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
      {lack && <Notice role="status">{pdfTexts.lacks[lack]}</Notice>}
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
