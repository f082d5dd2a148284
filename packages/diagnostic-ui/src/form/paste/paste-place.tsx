import type { AmountField } from '@semaforo/contracts'
import { Notice } from '@semaforo/ui'
import { texts } from '../../diagnostic.texts.ts'
import type { FiguresForm } from '../use-figures-form.ts'
import styles from './paste.module.css'

/** Below the field where something was pasted: what became of it. */
export function PastePlace({ form, field }: { form: FiguresForm; field: AmountField }) {
  const { paste, Panel, take, dismiss, undo } = form.pasting
  if (paste?.from !== field) return null
  // What was pressed disappears: the focus moves to the field.
  const andBack = (act: () => void) => () => {
    act()
    form.focus(field)
  }
  return (
    <div className={styles.place}>
      {paste.step === 'unavailable' ? (
        <Notice tone="warning" role="alert">
          {texts.form.pasteUnavailable}
        </Notice>
      ) : (
        Panel && (
          <Panel
            paste={paste}
            amounts={form.draft.amounts}
            onTake={andBack(take)}
            onCancel={andBack(dismiss)}
            onUndo={andBack(undo)}
          />
        )
      )}
    </div>
  )
}
