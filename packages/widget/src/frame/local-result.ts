import type { Diagnosis, Figures, Improvement, Prediction, SharedResult } from '@semaforo/contracts'
import { diagnose, improve, sharedResult } from '@semaforo/diagnosis'
import type { LoadedModel } from '@semaforo/diagnostic-ui'

/** All that the widget says of a company, computed in the visitor's browser; the model's part is null without it. */
export type LocalResult = {
  figures: Figures
  diagnosis: Diagnosis
  prediction: Prediction | null
  improvement: Improvement | null
  /** The day in Mexico City, as it is shown and shared. */
  date: string
  /** What may be shared of it. */
  shown: SharedResult | undefined
}

export function resultOf(figures: Figures, loaded: LoadedModel | undefined, date: string): LocalResult {
  const diagnosis = diagnose(figures)
  const prediction = loaded?.model.predict(figures, loaded.baseRate) ?? null
  const improvement = loaded ? improve(figures, loaded.model, loaded.baseRate) : null
  return { figures, diagnosis, prediction, improvement, date, shown: sharedResult(diagnosis, prediction) }
}
