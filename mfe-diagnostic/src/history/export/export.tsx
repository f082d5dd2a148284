import { Button, Notice } from '@semaforo/ui'
import { useState } from 'react'
import type { Chosen } from '../../businesses/chosen-business.ts'
import { fileName } from '../../businesses/file-name.ts'
import styles from '../history.module.css'
import { historyTexts } from '../history.texts.ts'
import type { Format } from './make-file.ts'

const { export: words } = historyTexts

/**
 * The whole history of a business as a file of a spreadsheet; what makes it is loaded with the click.
 * @param business undefined where there is one alone
 */
export function Export({ business }: { business: Chosen | undefined }) {
  const [busy, setBusy] = useState<Format>()
  const [failed, setFailed] = useState(false)

  async function download(format: Format) {
    setBusy(format)
    setFailed(false)
    try {
      const { makeFile } = await import(/* webpackChunkName: "later-export" */ './make-file.ts')
      offer(await makeFile(format, business?.id), fileName(`${words.file}.${format}`, business))
    } catch {
      setFailed(true)
    }
    setBusy(undefined)
  }

  return (
    <>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          variant="secondary"
          loading={busy === format}
          onClick={() => void download(format)}
        >
          {words[format]}
        </Button>
      ))}
      {failed && (
        <Notice tone="error" role="alert" className={styles.wide}>
          {words.failed}
        </Notice>
      )}
    </>
  )
}

function offer(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // By then the download has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
