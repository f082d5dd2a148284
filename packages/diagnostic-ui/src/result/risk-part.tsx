import type { Prediction } from '@semaforo/contracts'
import { joined } from '@semaforo/diagnosis'
import { Rating } from '@semaforo/ui'
import { texts } from '../diagnostic.texts.ts'
import styles from './hero.module.css'
import { modelVerdict } from './model-verdict.ts'
import { riskWords } from './risk-words.ts'

/**
 * 'Modelo de Machine Learning': the risk as a sentence with frequencies, and below it, small, its estimated score
 * and what the comparison cannot know.
 * @param site the origin of our site, in a page that is not of it
 */
export function RiskPart({ prediction, site = '' }: { prediction: Prediction; site?: string }) {
  const { safe, verdict, estimate } = modelVerdict(prediction)
  const risk = riskWords(prediction)
  return (
    <section aria-label={texts.model.title} className={styles.part}>
      <h3 className={styles.label}>{texts.model.title}</h3>
      <Rating tone={safe ? 'good' : 'alert'} className={styles.prediction}>
        {verdict}
      </Rating>
      <p>{risk.sentence}</p>
      <p className={styles.soft}>{risk.interval}</p>
      <p className={styles.soft}>
        <span>
          {texts.model.estimate} <b>{estimate}</b>
        </span>
        . <span>{texts.model.estimateMeans[safe ? 'safe' : 'atRisk']}</span>
      </p>
      {!prediction.en_dominio && (
        <p className={styles.soft}>
          {texts.model.outside(joined(prediction.fuera_de_dominio.map(({ name }) => name)))}
        </p>
      )}
      <p className={styles.soft}>
        {texts.model.learnedFrom}{' '}
        <a href={`${site}/modelo`} target="_blank" rel="noreferrer">
          {texts.model.card}
        </a>
      </p>
    </section>
  )
}
