import { amountFields, type Diagnosis, Figures, type Prediction } from '@semaforo/contracts'
import { diagnose, semaforo, thresholds } from '@semaforo/diagnosis'
import { committedModel, loadModel } from '@semaforo/diagnostic/load-model'
import { randomCompanies } from '@semaforo/testing/companies'

export type Disagreement = { figures: readonly number[]; diagnosis: Diagnosis; prediction: Prediction }

/** Finds a company that the rules rate as requested and the model as the opposite, in whole pesos per year. */
export async function disagreement(rules: 'healthy' | 'weak'): Promise<Disagreement> {
  const { model } = await loadModel(committedModel, 0.05)
  for (const company of randomCompanies(4, 10_000)) {
    const rounded = amountFields.map((field) => [field, Math.round(company[field])] as const)
    const { data: figures } = Figures.safeParse(Object.fromEntries(rounded))
    if (!figures) continue
    const [diagnosis, prediction] = [diagnose(figures), model.predict(figures, 0.05)]
    const { score } = diagnosis.overall
    const isWanted = (score ?? 0) > thresholds.healthy === (rules === 'healthy')
    if (isWanted && semaforo(score, prediction.prediction) === 'yellow')
      return { figures: amountFields.map((field) => figures[field]), diagnosis, prediction }
  }
  throw new Error('rules and model agree on every company that was tried')
}
