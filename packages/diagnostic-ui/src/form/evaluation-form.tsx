import type { Figures } from '@semaforo/contracts'
import { Button, Card, Notice } from '@semaforo/ui'
import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import { texts } from '../diagnostic.texts.ts'
import styles from './evaluation-form.module.css'
import { FigureFields } from './figure-fields.tsx'
import { Terms } from './terms.tsx'
import type { FiguresForm } from './use-figures-form.ts'
import { WrongFields } from './wrong-fields.tsx'

export type EvaluationFormProps = {
  form: FiguresForm
  busy: boolean
  /** The partner in whose page the figures were typed, until they are evaluated. */
  typedAt?: string | undefined
  /** What the page says about where the figures are, above the first of them. */
  notice?: ReactNode
  /** What replaced the previous contents, if they can be restored. */
  replaced: keyof typeof texts.form.replaced | undefined
  onSubmit: () => void
  onReset: () => void
  onUndo: () => void
  /** What the page says about the figures, below them. */
  children?: ReactNode
}

/** What a page adds that shows one question a screen. */
type Guide = {
  /** The only question that is shown, or none but a review of all; without it the whole form is. */
  asked?: keyof Figures | 'review'
  head?: ReactNode
  below?: ReactNode
  /** An action beside those of the whole form. */
  action?: ReactNode
}

/** 'Formulario de evaluación': the ten figures, grouped by where an owner finds them, and the period. */
export function EvaluationForm(props: EvaluationFormProps & Guide) {
  const { form, busy, typedAt, notice, replaced, onSubmit, onReset, onUndo, children } = props
  const { asked, head, below, action } = props
  const isTop = !asked || asked === 'activo_corriente'
  const isOneQuestion = asked !== undefined && asked !== 'review'
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const reset = useRef<HTMLButtonElement>(null)
  // The undo button disappears with its click: the focus moves to the reset button.
  const undo = () => {
    onUndo()
    reset.current?.focus()
  }
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {texts.form.title}
          </h2>
          {isTop && <p className={styles.soft}>{texts.form.paste}</p>}
        </div>
        {typedAt && <Notice role="status">{texts.form.typedAt(typedAt)}</Notice>}
        {isTop && notice}
        {head}
        <FigureFields form={form} only={asked} />
        {!asked && <Terms />}
        {below}
        {!isOneQuestion && children}
        {!isOneQuestion && <WrongFields form={form} />}
        {!isOneQuestion && (
          <div className={styles.actions}>
            <Button type="submit" loading={busy}>
              {texts.form.calculate}
            </Button>
            {action}
            <Button ref={reset} variant="secondary" disabled={busy} onClick={onReset}>
              {texts.form.reset}
            </Button>
          </div>
        )}
        {replaced && (
          <Notice role="status">
            <span className={styles.undo}>
              <span>{texts.form.replaced[replaced]}</span>
              <Button size="small" variant="secondary" onClick={undo}>
                {texts.form.undo}
              </Button>
            </span>
          </Notice>
        )}
      </form>
    </Card>
  )
}
