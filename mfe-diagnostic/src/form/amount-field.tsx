import type { AmountField as Field, Warning } from '@semaforo/contracts'
import { TextField } from '@semaforo/ui'
import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef } from 'react'
import { texts } from '../texts.ts'
import styles from './amount-field.module.css'
import { completedAmount, shownAmount } from './amount-text.ts'
import { editAmount } from './edit-amount.ts'
import { FieldWarning } from './field-warning.tsx'
import { HelpTip } from './help-tip.tsx'
import { pastedAmounts } from './pasted-amounts.ts'

type Props = {
  field: Field
  plain: string
  error: string | undefined
  /** Warnings, shown below the field. */
  warnings: readonly Warning[]
  onMonths: (months: number) => void
  onChange: (plain: string) => void
  onLeave: () => void
  /** Several amounts were pasted here, in plain form. */
  onPasteMany: (amounts: string[]) => void
}

/** An amount in pesos, formatted while typing without moving the caret. */
export function AmountField(props: Props) {
  const { field, plain, error, warnings, onMonths, onChange, onLeave, onPasteMany } = props
  const { label, help, example } = texts.fields[field]
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType } = nativeEvent as InputEvent
    const edited = editAmount(plain, target.value, target.selectionStart ?? target.value.length, inputType)
    caret.current = edited.caret
    onChange(edited.plain)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const amounts = pastedAmounts(event.clipboardData.getData('text'))
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const replacesAll = selectionEnd === value.length && (selectionStart === 0 || value === '')
    if (amounts.length === 0 || (amounts.length === 1 && !replacesAll)) return
    event.preventDefault()
    if (amounts.length > 1) onPasteMany(amounts)
    else onChange(amounts[0] ?? '')
  }

  return (
    <TextField
      ref={input}
      name={field}
      label={label}
      help={<HelpTip label={texts.form.help(label)}>{help}</HelpTip>}
      className={styles.field}
      inputMode="decimal"
      autoComplete="off"
      placeholder={texts.form.example(example)}
      value={shownAmount(plain)}
      error={error}
      hint={warnings.length > 0 && <FieldWarning warnings={warnings} onMonths={onMonths} />}
      onChange={change}
      onPaste={paste}
      onBlur={() => {
        const completed = completedAmount(plain)
        if (completed !== plain) onChange(completed)
        onLeave()
      }}
    />
  )
}
