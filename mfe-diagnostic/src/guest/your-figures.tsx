import { Card } from '@semaforo/ui'
import results from '../result/results.module.css'
import { guestTexts } from './guest.texts.ts'

/** 'Tus cifras': who can see them, without and with an account. */
export function YourFigures() {
  const { title, lines } = guestTexts.yours
  return (
    <Card as="section" padding="large" aria-label={title} className={results.card}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line} className={results.soft}>
          {line}
        </p>
      ))}
    </Card>
  )
}
