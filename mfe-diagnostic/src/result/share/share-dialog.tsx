import { Button, Dialog, Notice, TextField } from '@semaforo/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { fileName } from '../../businesses/file-name.ts'
import { makePdf } from '../../pdf/make-pdf.ts'
import type { Evaluation } from '../evaluation.ts'
import { lightOf } from '../light.ts'
import { nameBusiness, useNameOn } from './business-names.ts'
import { handOver, hasShareSheet } from './hand-over.ts'
import { drawPicture, pictureFile, pictureSize } from './picture.ts'
import styles from './share.module.css'
import { shareTexts } from './share.texts.ts'

/** A picture and a sheet of the result, without amounts unless they are asked for. */
export function ShareDialog({ evaluation, onClose }: { evaluation: Evaluation; onClose: () => void }) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const name = useNameOn(evaluation)
  const [open, setOpen] = useState(true)
  const [amounts, setAmounts] = useState(false)
  const [busy, setBusy] = useState<'picture' | 'sheet'>()
  const [said, setSaid] = useState<string>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    if (canvas.current) void drawPicture(canvas.current, evaluation, name.trim())
  }, [evaluation, name])

  const picture = () => pictureFile(canvas.current, fileName(shareTexts.files.picture, evaluation.negocio))

  async function sheet(): Promise<File> {
    const file = await makePdf(evaluation, amounts, name.trim())
    const title = amounts ? shareTexts.files.sheet : shareTexts.files.withoutAmounts
    return new File([file], fileName(title, evaluation.negocio), { type: 'application/pdf' })
  }

  async function doing(what: 'picture' | 'sheet', act: () => Promise<string | undefined>) {
    setBusy(what)
    setSaid(undefined)
    setFailed(false)
    try {
      setSaid(await act())
    } catch {
      setFailed(true)
    }
    setBusy(undefined)
  }

  const give = (what: 'picture' | 'sheet', make: () => Promise<File>) =>
    doing(what, async () => {
      const done = await handOver(await make())
      return done === 'downloaded' ? shareTexts.downloaded : undefined
    })

  const copy = () =>
    doing('picture', async () => {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture() })])
      return shareTexts.copied
    })

  const shares = hasShareSheet()
  const labels = shares ? shareTexts.share : shareTexts.download
  const copies = !shares && 'ClipboardItem' in globalThis && navigator.clipboard !== undefined
  return (
    <Dialog title={shareTexts.title} open={open} className={styles.dialog} onClose={onClose}>
      <p className={styles.soft}>{shareTexts.lead}</p>
      <div className={styles.columns}>
        <canvas
          ref={canvas}
          {...pictureSize}
          role="img"
          aria-label={shareTexts.picture(lightOf(evaluation).text)}
          className={styles.picture}
        />
        <div className={styles.choices}>
          <TextField
            label={shareTexts.name}
            hint={shareTexts.nameHint}
            value={name}
            maxLength={40}
            autoComplete="organization"
            onChange={({ target }) => nameBusiness(evaluation.id, target.value)}
          />
          <div>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={amounts}
                aria-describedby={`${id}-amounts`}
                onChange={({ target }) => setAmounts(target.checked)}
              />
              {shareTexts.forAccountant}
            </label>
            <p id={`${id}-amounts`} className={styles.soft}>
              {shareTexts.forAccountantHint}
            </p>
          </div>
          <Button loading={busy === 'picture'} onClick={() => void give('picture', picture)}>
            {labels.picture}
          </Button>
          <Button variant="secondary" loading={busy === 'sheet'} onClick={() => void give('sheet', sheet)}>
            {labels.sheet}
          </Button>
          {copies && (
            <Button variant="secondary" onClick={() => void copy()}>
              {shareTexts.copy}
            </Button>
          )}
          <div className={styles.said}>
            {said && <Notice role="status">{said}</Notice>}
            {failed && (
              <Notice tone="error" role="alert">
                {shareTexts.failed}
              </Notice>
            )}
          </div>
        </div>
      </div>
      <footer>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {shareTexts.close}
        </Button>
      </footer>
    </Dialog>
  )
}
