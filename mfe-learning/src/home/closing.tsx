import { Band, ButtonLink, TrafficLight } from '@semaforo/ui'
import { texts } from '../learning.texts.ts'
import styles from './closing.module.css'

/** The call to action at the end of the page: evaluate your own business, which needs no account to try. */
export function Closing() {
  return (
    <Band
      className={styles.closing ?? ''}
      title={texts.closing.title}
      visual={<TrafficLight light="yellow" />}
      action={<ButtonLink href="/probar">{texts.closing.action}</ButtonLink>}
    >
      {texts.closing.text}
    </Band>
  )
}
