import { Button } from '@semaforo/ui'
import styles from './amount-question.module.css'
import { plainAmount, shownAmount } from './amount-text.ts'
import { readAmount } from './reading/read-amount.ts'
import { readingTexts } from './reading.texts.ts'

type Props = { typed: string; onChoose: (plain: string) => void }

/** The two amounts that a text may mean, one of which the person chooses. */
export function AmountQuestion({ typed, onChoose }: Props) {
  const reading = readAmount(typed)
  if (reading.kind !== 'question') return null
  return (
    <span className={styles.choices}>
      {reading.amounts.map(plainAmount).map((plain) => (
        <Button key={plain} size="small" variant="secondary" onClick={() => onChoose(plain)}>
          {readingTexts.choose(shownAmount(plain))}
        </Button>
      ))}
    </span>
  )
}
