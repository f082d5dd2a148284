import { ChevronRight } from '@semaforo/ui'
import { listPath } from './addresses.ts'
import styles from './partners.module.css'
import { texts } from './partners.texts.ts'

export function BackToList() {
  return (
    <p>
      <a href={listPath} className={styles.back}>
        <ChevronRight />
        {texts.back}
      </a>
    </p>
  )
}
