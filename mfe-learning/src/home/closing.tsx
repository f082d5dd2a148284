import { Band, ButtonLink, TrafficLight } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './closing.module.css'

/** The call to action at the end of the page: evaluate your own business. */
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
