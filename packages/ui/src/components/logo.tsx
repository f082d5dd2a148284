import { classNames } from '../class-names.ts'
import styles from './logo.module.css'

/** The mark alone: a traffic light that is lit in green. Decorative; the name stands beside it. */
function LogoMark() {
  return (
    <svg viewBox="0 0 28 40" aria-hidden="true" className={styles.mark}>
      <path
        className={styles.housing}
        d="M4 10.5a8 8 0 0 1 8-8h4a8 8 0 0 1 8 8v19a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8Z"
      />
      <circle cx="14" cy="10.4" r="3.7" className={styles.red} />
      <circle cx="14" cy="20" r="3.7" className={styles.yellow} />
      <circle cx="14" cy="29.6" r="3.7" className={styles.green} />
    </svg>
  )
}

/** Our name with its mark. */
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
