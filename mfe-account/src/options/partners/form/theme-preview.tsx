import { accentIn, type Scheme, schemes } from '@semaforo/ui/accent'
import styles from './form.module.css'
import { texts } from './form.texts.ts'

type Props = { themes: readonly Scheme[]; accent: string | undefined; radius: string | undefined }

/** A sample of the widget in each theme that visitors may see. It says nothing that the fields do not. */
export function ThemePreview({ themes, accent, radius = '' }: Props) {
  const corner = /^\d{1,2}$/.test(radius) ? Math.min(24, Number(radius)) : undefined
  return (
    <div className={styles.samples} aria-hidden="true">
      {themes.map((theme) => {
        const shown = accentIn(theme, accent ?? schemes[theme].brand)
        return (
          <div
            key={theme}
            className={styles.sample}
            style={{
              colorScheme: theme,
              ...(corner !== undefined && { borderRadius: corner }),
            }}
          >
            <span className={styles.caption}>{texts.preview[theme]}</span>
            <strong>{texts.sample.title}</strong>
            <span style={{ color: shown.brand }} className={styles.link}>
              {texts.sample.link}
            </span>
            <span
              className={styles.button}
              style={{
                background: shown.brand,
                color: shown.onBrand,
                ...(corner !== undefined && { borderRadius: corner }),
              }}
            >
              {texts.sample.button}
            </span>
          </div>
        )
      })}
    </div>
  )
}
