import { SelectField, TextField } from '@semaforo/ui'
import { schemes } from '@semaforo/ui/accent'
import formStyles from '../../../form/form.module.css'
import { accentText, shownThemes } from './accent-text.ts'
import styles from './form.module.css'
import { texts } from './form.texts.ts'
import { ThemePreview } from './theme-preview.tsx'
import type { PartnerFormState } from './use-partner-form.ts'

/** How the widget looks on the partner's page, with a sample. */
export function ThemeFields({ form }: Pick<PartnerFormState, 'form'>) {
  const scheme = form.field('theme.scheme')
  const accent = form.field('theme.accent')
  const typed = accent.value.trim().toLowerCase()
  const themes = shownThemes(scheme.value)
  return (
    <fieldset className={styles.group}>
      <legend>{texts.look}</legend>
      <div className={formStyles.pair}>
        <SelectField
          label={texts.scheme}
          error={scheme.error}
          value={scheme.value}
          onChange={({ target }) => form.set('theme.scheme', target.value)}
        >
          {Object.entries(texts.schemes).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.radius}
          hint={texts.radiusHint}
          inputMode="numeric"
          maxLength={2}
          {...form.field('theme.radius')}
        />
      </div>
      <div className={styles.accent}>
        <TextField
          label={texts.accent}
          hint={accentText(typed, themes)}
          maxLength={7}
          spellCheck={false}
          autoCapitalize="none"
          {...accent}
        />
        <input
          type="color"
          className={styles.pick}
          aria-label={texts.pick}
          value={isColor(typed) ? typed : schemes.light.brand}
          onChange={({ target }) => form.set('theme.accent', target.value)}
        />
      </div>
      <ThemePreview
        themes={themes}
        accent={isColor(typed) ? typed : undefined}
        radius={form.values['theme.radius']}
      />
    </fieldset>
  )
}

const isColor = (text: string) => /^#[0-9a-f]{6}$/.test(text)
