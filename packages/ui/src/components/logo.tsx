import { classNames } from '../class-names.ts'
import styles from './logo.module.css'

/** The mark alone: a traffic light that shows green. Decorative; the name is next to it. */
function LogoMark() {
  return (
    <svg viewBox="0 0 20 36" aria-hidden="true" className={styles.mark}>
      <rect x="0.75" y="0.75" width="18.5" height="34.5" rx="9.25" className={styles.housing} />
      <circle cx="10" cy="8.6" r="3.5" className={styles.red} />
      <circle cx="10" cy="18" r="3.5" className={styles.yellow} />
      <circle cx="10" cy="27.4" r="5.6" className={styles.glow} />
      <circle cx="10" cy="27.4" r="4.1" className={styles.green} />
    </svg>
  )
}

/** The product's name with its mark. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames(styles.logo, className)}>
      <LogoMark />
      <span>
        Semáforo <span className={styles.second}>PyME</span>
      </span>
    </span>
  )
}
