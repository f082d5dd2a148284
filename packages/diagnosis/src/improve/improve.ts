import type { Figures, Improvement, Standing } from '@semaforo/contracts'
import { overallOf } from '../expert/overall.ts'
import type { RiskModel } from '../risk/model.ts'
import { semaforo } from '../semaforo.ts'
import { planOf } from './plan.ts'
import { applyAll, changesOf, smallestChange } from './search.ts'

const messages = {
  'already-green': 'Tu semáforo ya está en verde: cuida lo que estás haciendo bien.',
  possible: 'Con estos cambios tu semáforo se pondría en verde.',
} as const

/** That green is far, and how far one gets: hope with honesty. */
function farFromGreen(figures: Figures): string {
  const { steps, after } = planOf(figures)
  const [first] = steps
  if (!first || after === null)
    return 'En un año es difícil llegar a verde. Busca a un asesor antes de tomar más deuda.'
  return `En un año es difícil llegar a verde, pero sí puedes mejorar. Empieza por «${first.name}»: con este plan tu puntaje llegaría a ${after.toFixed(1)}. Busca a un asesor antes de tomar más deuda.`
}

/** The smallest changes that turn this company's light green, by rules and model together. Deterministic. */
export function improve(figures: Figures, model: RiskModel, baseRate: number): Improvement {
  const before = standingOf(figures, model, baseRate)
  const answer = (status: Improvement['status']) => ({
    status,
    message: status === 'none' ? farFromGreen(figures) : messages[status],
    before,
    changes: [],
  })
  if (semaforo(before.score, before.prediction) === 'green') return answer('already-green')
  const found = smallestChange(figures, (changed) => isGreen(changed, model))
  if (!found) return answer('none')
  const changed = applyAll(figures, found)
  return {
    ...answer('possible'),
    after: standingOf(changed, model, baseRate),
    changes: changesOf(figures, found),
    figures: changed,
  }
}

function isGreen(figures: Figures, model: RiskModel): boolean {
  return semaforo(overallOf(figures).score, 0) === 'green' && model.classify(figures) === 0
}

function standingOf(figures: Figures, model: RiskModel, baseRate: number): Standing {
  return { score: overallOf(figures).score, ...model.assess(figures, baseRate) }
}
