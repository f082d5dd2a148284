import type { AmountField as Field, Warning } from '@semaforo/contracts'
import { classNames, TextField } from '@semaforo/ui'
import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { texts } from '../diagnostic.texts.ts'
import styles from './amount-field.module.css'
import { AmountQuestion } from './amount-question.tsx'
import { completedAmount, shownAmount } from './amount-text.ts'
import { editAmount } from './edit-amount.ts'
import { idOf } from './field-id.ts'
import { FieldWarning } from './field-warning.tsx'
import { f1Key, type Help, HelpTip } from './help-tip.tsx'
import { useUndo } from './use-undo.ts'

type Props = {
  field: Field
  typed: string
  error: string | undefined
  /** Whether to ask which of two amounts is meant. */
  asks: boolean
  /** Whether its explanation is shown, and not behind a '?'. */
  explained?: boolean
  /** Warnings, shown below the field. */
  warnings: readonly Warning[]
  onMonths: (months: number) => void
  onChange: (typed: string) => void
  /** The person chose what was meant, or pasted it: nothing is being typed. */
  onChoose: (typed: string) => void
  onLeave: () => void
  /** @returns whether a paste was more than an amount, and is taken care of */
  onPaste: (data: DataTransfer) => boolean
}

/** An amount in pesos, formatted while typing without moving the caret. */
export function AmountField(props: Props) {
  const {
    field,
    typed,
    error,
    asks,
    explained = false,
    warnings,
    onMonths,
    onChange,
    onChoose,
    onLeave,
    onPaste,
  } = props
  const { label, ask, help, also, example } = texts.fields[field]
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType } = nativeEvent as InputEvent
    const edited = editAmount(typed, target.value, target.selectionStart ?? target.value.length, inputType)
    caret.current = edited.caret
    onChange(edited.typed)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const replacesAll = selectionEnd === value.length && (selectionStart === 0 || value === '')
    const isHandled = onPaste(event.clipboardData)
    if (!isHandled && !replacesAll) return
    event.preventDefault()
    if (!isHandled) onChoose(completedAmount(event.clipboardData.getData('text').trim()))
  }

  // The buttons disappear with a choice: the focus moves to what it changed.
  const choose = (plain: string) => {
    onChoose(plain)
    input.current?.focus()
  }
  const chooseMonths = (months: number) => {
    onMonths(months)
    input.current?.focus()
  }

  const undoKeys = useUndo(typed, (before) => {
    caret.current = shownAmount(before).length
    onChange(before)
  })
  const [shownHelp, setShownHelp] = useState<Help>()
  const id = idOf(field)
  const helpId = `${id}-help`
  const explanation = `${help} ${also}`
  const below = (
    <>
      {explained && <span className={styles.explained}>{explanation}</span>}
      {asks && <AmountQuestion typed={typed} onChoose={choose} />}
      {warnings.length > 0 && <FieldWarning warnings={warnings} onMonths={chooseMonths} />}
    </>
  )
  return (
    <TextField
      ref={input}
      id={id}
      name={field}
      label={label}
      help={
        !explained && (
          <HelpTip id={helpId} label={ask} shown={shownHelp} onHelp={setShownHelp}>
            {explanation}
          </HelpTip>
        )
      }
      className={classNames(styles.field, explained && styles.asked)}
      inputMode="decimal"
      autoComplete="off"
      placeholder={texts.form.example(example)}
      value={shownAmount(typed)}
      error={error}
      hint={(explained || asks || warnings.length > 0) && below}
      onChange={change}
      onPaste={paste}
      {...(!explained && { 'aria-describedby': helpId, 'aria-keyshortcuts': 'F1' })}
      onKeyDown={(event) => {
        undoKeys(event)
        if (!explained) f1Key(shownHelp, setShownHelp)(event)
      }}
      onBlur={onLeave}
    />
  )
}
