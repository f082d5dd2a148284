import { useHydrated } from '@semaforo/frontend-kit'
import { Button, Card, SelectField, TextField } from '@semaforo/ui'
import styles from './playground.module.css'
import { texts } from './playground.texts.ts'
import type { Attributes } from './snippet.ts'

type Props = {
  attributes: Attributes
  errors: Partial<Record<keyof Attributes, string>>
  onChange: (attributes: Attributes) => void
  onReset: () => void
}

/** The attributes of the element as a form. */
export function Options({ attributes, errors, onChange, onReset }: Props) {
  const isHydrated = useHydrated()
  const field = <Name extends keyof Attributes>(name: Name) => ({
    name,
    label: texts.fields[name],
    value: attributes[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...attributes, [name]: target.value.trim() }),
  })
  const options = (words: Record<string, string>) =>
    Object.entries(words).map(([value, word]) => (
      <option key={value} value={value}>
        {word}
      </option>
    ))
  return (
    <Card as="section" padding="large" className={styles.options}>
      <h2>{texts.options}</h2>
      <fieldset className={styles.fields} disabled={!isHydrated}>
        <SelectField {...field('mode')}>{options(texts.modes)}</SelectField>
        <SelectField {...field('scheme')}>{options(texts.schemes)}</SelectField>
        <TextField {...field('accent')} hint={texts.hints.accent} autoComplete="off" spellCheck={false} />
        <TextField {...field('radius')} hint={texts.hints.radius} inputMode="numeric" autoComplete="off" />
        <TextField {...field('partner')} hint={texts.hints.partner} autoComplete="off" spellCheck={false} />
        <Button variant="secondary" onClick={onReset}>
          {texts.reset}
        </Button>
      </fieldset>
    </Card>
  )
}
