import { ButtonLink } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './hero.module.css'
import { LaterTrial } from './trial/later-trial.tsx'

/** The top of the page for a guest: what the site is, sign-up and topics, and a shop to try it with. */
export function Hero() {
  return (
    <section className={styles.hero} data-guest>
      <div>
        <h1>{texts.hero.title}</h1>
        <p className={styles.lead}>{texts.hero.lead}</p>
        <div className={styles.calls}>
          <ButtonLink href="/register">{texts.hero.register}</ButtonLink>
          <ButtonLink href="#temas" variant="secondary">
            {texts.hero.explore}
          </ButtonLink>
        </div>
        <p className={styles.privacy}>{texts.hero.privacy}</p>
      </div>
      <LaterTrial />
    </section>
  )
}
