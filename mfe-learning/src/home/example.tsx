import { Card, Rating, type RatingTone, RatioBand, TrafficLight } from '@semaforo/ui'
import { texts } from '../texts.ts'
import styles from './example.module.css'

/** Where 'atención' and 'bien' begin, as shares of the band: the thresholds of the score. */
const zones = [0.4, 0.7] as const

const { good, attention } = texts.example
const ratios: { label: string; value: string; tone: RatingTone; rating: string; position: number }[] = [
  { label: texts.example.liquidity, value: '1.9', tone: 'good', rating: good, position: 0.97 },
  { label: texts.example.debt, value: '45 %', tone: 'good', rating: good, position: 0.93 },
  { label: texts.example.inventoryDays, value: '112', tone: 'attention', rating: attention, position: 0.65 },
]

/** A sample result for a fictional shop, labelled as an example. */
export function Example() {
  return (
    <Card padding="large" as="section" aria-label={texts.example.label}>
      <div className={styles.result}>
        <TrafficLight lamp="green" />
        <div>
          <p className={styles.label}>{texts.example.label}</p>
          <p className={styles.score}>86.3</p>
          <Rating tone="good">{texts.example.band}</Rating>
        </div>
      </div>
      <div className={styles.ratios}>
        {ratios.map((ratio) => (
          <RatioBand key={ratio.label} {...ratio} zones={zones} />
        ))}
      </div>
    </Card>
  )
}
