import type { Diagnosis, RatioKey } from '@semaforo/contracts'
import { Card, CircleCheck, TriangleAlert } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './analysis.module.css'

const shown = 3

/** The strongest ratios, and those that cost the most points: at most three of each. */
export function Highlights({ details }: Pick<Diagnosis, 'details'>) {
  const names = (keys: readonly RatioKey[]) =>
    keys.slice(0, shown).flatMap((wanted) => details.ratios.find(({ key }) => key === wanted)?.name ?? [])
  const [strengths, weaknesses] = [names(details.strengths), names(details.weaknesses)]
  return (
    <div className={styles.highlights}>
      <Card className={styles.strengths}>
        <h3>{texts.analysis.strengths}</h3>
        {strengths.length === 0 && <p className={styles.soft}>{texts.analysis.noStrengths}</p>}
        <ul>
          {strengths.map((name) => (
            <li key={name}>
              <CircleCheck />
              {name}
            </li>
          ))}
        </ul>
      </Card>
      <Card className={styles.weaknesses}>
        <h3>{texts.analysis.weaknesses}</h3>
        {weaknesses.length === 0 && <p className={styles.soft}>{texts.analysis.noWeaknesses}</p>}
        <ul>
          {weaknesses.map((name) => (
            <li key={name}>
              <TriangleAlert />
              {name}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
