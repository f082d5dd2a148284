import { pageTexts } from '../minegocio/minegocio.texts.ts'
import styles from './your-figures.module.css'

/** 'Tus cifras': who can see what an account keeps. */
export function YourFigures() {
  const { title, text, notice } = pageTexts.yours
  return (
    <aside aria-label={title} className={styles.yours}>
      <p>
        <strong>{title}.</strong> {text} <a href="/privacidad">{notice}</a>.
      </p>
    </aside>
  )
}
