import { Search, X } from 'lucide-react'
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import fieldStyles from './field.module.css'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './search-field.module.css'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> &
  Pick<FieldTexts, 'label' | 'hideLabel' | 'hint'> & { value: string; onValueChange: (value: string) => void }

/** A controlled search box with a button that clears it and returns the focus to it. */
export function SearchField({
  label,
  hideLabel,
  hint,
  value,
  onValueChange,
  className,
  ...input
}: SearchFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const box = useRef<HTMLInputElement>(null)
  // Before the next render would clear what was typed into a prerendered field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it hydrates
  useLayoutEffect(() => {
    const typed = box.current?.value ?? ''
    if (typed !== value) onValueChange(typed)
  }, [])
  const texts: FieldTexts = { label, hint, ...(hideLabel && { hideLabel }) }
  const clear = () => {
    onValueChange('')
    box.current?.focus()
  }
  return (
    <Field {...texts} id={id} className={className}>
      <div className={styles.search}>
        <Search className={styles.icon} />
        <input
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...input}
          ref={box}
          id={id}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={classNames(fieldStyles.control, styles.box)}
          {...describedBy(id, texts)}
        />
        {value !== '' && (
          <IconButton label="Borrar búsqueda" className={styles.clear} onClick={clear}>
            <X />
          </IconButton>
        )}
      </div>
    </Field>
  )
}
