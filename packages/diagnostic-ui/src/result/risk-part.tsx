import type { Prediction } from '@semaforo/contracts'
import { joined } from '@semaforo/diagnosis'
import { ChevronDown, Rating } from '@semaforo/ui'
import { texts } from '../diagnostic.texts.ts'
import styles from './hero.module.css'
import { modelVerdict } from './model-verdict.ts'
import { riskText } from './risk-text.ts'

const tones = { lower: 'good', higher: 'alert' } as const

type Props = {
  prediction: Prediction
  /** What the model cannot tell for a company of this size, where no light says it. */
  caution?: string | undefined
  /** The origin of our site, in a page that is not of it. */
  site?: string
}

/**
 * 'Modelo de Machine Learning': how the risk compares with the usual one, in a colour only where the whole interval is
 * on one side of it; the risk as a sentence with frequencies; and folded, its estimated score.
 */
export function RiskPart({ prediction, caution, site = '' }: Props) {
  const { verdict, estimate, means } = modelVerdict(prediction)
  const { side, headline, sentence } = riskText(prediction)
  return (
    <section aria-label={texts.model.title} className={styles.part}>
      <h3 className={styles.label}>{texts.model.title}</h3>
      <p className={styles.prediction}>
        {side === 'usual' ? <b>{headline}</b> : <Rating tone={tones[side]}>{headline}</Rating>}
      </p>
      <p>
        {side === 'usual' ? <b>{verdict}</b> : <Rating tone={tones[side]}>{verdict}</Rating>}
        <span>. </span>
        <span>{sentence}</span>
      </p>
      {caution && <p>{caution}</p>}
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
      <details className={styles.detail}>
        <summary>
          <ChevronDown />
          {texts.model.detail}
        </summary>
        <p className={styles.soft}>
          <span>
            {texts.model.estimate} <b>{estimate}</b>
          </span>
          . <span>{means}</span>
        </p>
      </details>
    </section>
  )
}
