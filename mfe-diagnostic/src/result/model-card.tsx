import type { Prediction } from '@semaforo/contracts'
import { Card, Rating } from '@semaforo/ui'
import { texts } from '../texts.ts'
import { listed } from './disagreement.ts'
import { modelVerdict } from './model-verdict.ts'
import styles from './results.module.css'
import { riskWords } from './risk-words.ts'

/**
 * 'Modelo de Machine Learning': the prediction, its estimated score, and the risk in words.
 * @param site the origin of our site, in a page that is not of it
 */
export function ModelCard({ prediction, site = '' }: { prediction: Prediction; site?: string }) {
  const { safe, verdict, estimate } = modelVerdict(prediction)
  const risk = riskWords(prediction)
  return (
    <Card padding="large" as="section" aria-label={texts.model.title} className={styles.card}>
      <h3>{texts.model.title}</h3>
      <p className={styles.figure}>
        <Rating tone={safe ? 'good' : 'alert'} className={styles.verdict}>
          {verdict}
        </Rating>
        <span>
          {texts.model.estimate} <b>{estimate}</b>
        </span>
      </p>
      <p>{risk.sentence}</p>
      <p className={styles.soft}>{risk.interval}</p>
      {!prediction.en_dominio && (
        <p className={styles.soft}>
          {texts.model.outside(listed(prediction.fuera_de_dominio.map(({ name }) => name)))}
        </p>
      )}
      <p className={styles.soft}>
        <a href={site + prediction.modelo.ficha} target="_blank" rel="noreferrer">
          {texts.model.card}
        </a>
      </p>
    </Card>
  )
}
