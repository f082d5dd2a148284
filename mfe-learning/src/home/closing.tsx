import { Band, ButtonLink, TrafficLight } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './closing.module.css'

/** The call that closes the page: evaluate one's own business. */
export function Closing() {
  return (
    <Band
      className={styles.closing ?? ''}
      title={texts.closing.title}
      visual={<TrafficLight lamp="yellow" />}
      action={<ButtonLink href="/minegocio">{texts.closing.action}</ButtonLink>}
    >
      {texts.closing.text}
    </Band>
  )
}
