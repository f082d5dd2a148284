import { ButtonLink } from '@semaforo/ui'
import { texts } from '../learning.texts.ts'
import styles from './hero.module.css'
import { LaterTrial } from './trial/later-trial.tsx'

/** The top of the page for a guest: what the site is, their own light, sign-up and topics, and a shop to try it with. */
export function Hero() {
  return (
    <section className={styles.hero} data-guest>
      <div>
        <h1>{texts.hero.title}</h1>
        <p className={styles.lead}>{texts.hero.lead}</p>
        <div className={styles.calls}>
          <ButtonLink href="/probar">{texts.hero.light}</ButtonLink>
          <ButtonLink href="/register" variant="secondary">
            {texts.hero.register}
          </ButtonLink>
        </div>
        <p className={styles.privacy}>
          <a href="#temas">{texts.hero.explore}</a> · {texts.hero.privacy}
        </p>
      </div>
      <LaterTrial />
    </section>
  )
}
