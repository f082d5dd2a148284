import { money, type PlanStep } from '@semaforo/diagnosis'
import { texts } from '../diagnostic.texts.ts'
import { signed } from '../format.ts'

/** What a step moves and gains: `$ 130,000 · +12.5 puntos`. */
export const gainOf = ({ amount, points }: PlanStep) => `${money(amount)} · ${pointsOf({ points })}`

/** What a step gains, without its amount. */
export const pointsOf = ({ points }: Pick<PlanStep, 'points'>) =>
  points > 0 ? texts.plan.gain(signed(points)) : texts.plan.needed
