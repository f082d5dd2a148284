import { whenIdle } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { useEffect, useState } from 'react'
import { fileName } from '../businesses/file-name.ts'
import type { Evaluation } from '../result/evaluation.ts'
import { useNameOn } from '../result/share/business-names.ts'
import { Share } from '../result/share/share.tsx'
import styles from './download-pdf.module.css'
import { makePdf, prepare } from './make-pdf.ts'
import { pdfTexts } from './pdf.texts.ts'
import { saveFile } from './save-file.ts'

/** 'Descargar PDF', whose library is loaded once the page has nothing else to do, and 'Compartir'. */
export function DownloadPdf({ evaluation }: { evaluation: Evaluation }) {
  const name = useNameOn(evaluation)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  useEffect(() => whenIdle(prepare), [])

  async function download() {
    setState('busy')
    try {
      const file = await makePdf(evaluation, true, name.trim())
      saveFile(new File([file], fileName(pdfTexts.file, evaluation.negocio), { type: 'application/pdf' }))
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <div className={styles.download}>
      <div className={styles.buttons}>
        <Button variant="secondary" loading={state === 'busy'} onClick={() => void download()}>
          {pdfTexts.download}
        </Button>
        <Share evaluation={evaluation} />
      </div>
      {state === 'failed' && (
        <Notice tone="error" role="alert">
          {pdfTexts.failed}
        </Notice>
      )}
    </div>
  )
}
