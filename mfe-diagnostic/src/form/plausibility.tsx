import { type Doubt, doubtsOf } from '@semaforo/diagnosis'
import { type Draft, draftOf, type FiguresForm, texts } from '@semaforo/diagnostic-ui'
import { Button, Notice } from '@semaforo/ui'
import { useRef, useState } from 'react'
import { useAnswered } from './answered.ts'
import styles from './plausibility.module.css'
import { plausibilityTexts } from './plausibility.texts.ts'
import { useEditedField } from './use-edited-field.ts'

/** A correction that was taken, and the form before and after it. */
type Taken = { doubt: Doubt; before: Draft; after: Draft }

const conjunction = new Intl.ListFormat('es-MX')

/** Asks about figures that look like another period or unit. One press corrects them, another one brings them back. */
export function Plausibility({ form }: { form: FiguresForm }) {
  const [answered, answer] = useAnswered()
  const edited = useEditedField(form.ref)
  const [taken, setTaken] = useState<Taken>()
  const place = useRef<HTMLDivElement>(null)
  const doubts = form.figures ? doubtsOf(form.figures) : []
  const asked = doubts.find(
    ({ id, fields }) => !answered.includes(id) && !fields.some((field) => field === edited),
  )

  /** The button that was pressed disappears: the focus stays where it was. */
  function then(action: () => void) {
    action()
    place.current?.focus({ preventScroll: true })
  }
  function take(doubt: Doubt) {
    const after = draftOf(doubt.meant)
    setTaken({ doubt, before: form.draft, after })
    form.replace(after)
  }

  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className={styles.place}>
      {asked && (
        <Notice tone="warning">
          <strong>{plausibilityTexts.title}</strong>
          <p>{asked.question}</p>
          <div className={styles.actions}>
            <Button size="small" variant="secondary" onClick={() => then(() => take(asked))}>
              {plausibilityTexts.take(timesOf(asked))}
            </Button>
            <Button size="small" variant="secondary" onClick={() => then(() => answer(asked.id))}>
              {plausibilityTexts.keep}
            </Button>
          </div>
        </Notice>
      )}
      {taken && isSameDraft(taken.after, form.draft) && (
        <Notice tone="success">
          <p>{plausibilityTexts.taken(timesOf(taken.doubt), labelsOf(taken))}</p>
          <div className={styles.actions}>
            <Button size="small" variant="secondary" onClick={() => then(() => form.replace(taken.before))}>
              {plausibilityTexts.undo}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  )
}

const timesOf = ({ correction }: Doubt) => correction.times.toLocaleString('es-MX')

const isSameDraft = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)

const labelsOf = ({ doubt, before, after }: Taken) =>
  conjunction.format(
    doubt.correction.fields
      .filter((field) => before.amounts[field] !== after.amounts[field])
      .map((field) => texts.fields[field].label),
  )
