import { Button, IconButton, TextField, X } from '@semaforo/ui'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './form.module.css'
import { texts } from './form.texts.ts'
import { asOrigin, originField } from './partner-values.ts'
import type { PartnerFormState } from './use-partner-form.ts'

const most = 20

/** The origins on which a partner shows the widget: one field each. */
export function OriginFields({ form, origins }: Pick<PartnerFormState, 'form' | 'origins'>) {
  const hint = useId()
  const { list, focusOn } = useFocusOnField()
  return (
    <fieldset className={styles.group} aria-describedby={hint} ref={list}>
      <legend>{texts.origins}</legend>
      <p id={hint} className={styles.hint}>
        {texts.originsHint}
      </p>
      {Array.from({ length: origins.count }, (_, index) => originField(index)).map((name, index) => (
        <div key={name} className={styles.origin}>
          <TextField
            label={texts.origin(index + 1)}
            type="url"
            inputMode="url"
            maxLength={200}
            required
            {...form.field(name)}
            onBlur={({ target }) => {
              const origin = asOrigin(target.value.trim())
              if (origin !== target.value) form.set(name, origin)
            }}
          />
          {origins.count > 1 && (
            <IconButton
              label={texts.removeOrigin(index + 1)}
              onClick={() => {
                origins.remove(index)
                focusOn(Math.max(0, index - 1))
              }}
            >
              <X />
            </IconButton>
          )}
        </div>
      ))}
      {origins.count < most && (
        <div>
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              origins.add()
              focusOn(origins.count)
            }}
          >
            {texts.addOrigin}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** Focuses a field by its place, once it is rendered: the button that was pressed may be gone. */
function useFocusOnField() {
  const list = useRef<HTMLFieldSetElement>(null)
  const [wanted, focusOn] = useState<number>()
  useEffect(() => {
    if (wanted === undefined) return
    list.current?.querySelectorAll('input')[wanted]?.focus()
    focusOn(undefined)
  }, [wanted])
  return { list, focusOn }
}
