import type { Diagnosis, Figures, Improvement, Prediction } from '@semaforo/contracts'
import { diagnose, type Firmness, firmnessOf, improve } from '@semaforo/diagnosis'
import { loadModel } from '@semaforo/diagnostic-ui'

export { whySentence } from '@semaforo/diagnosis'

/** The model that anybody may read, of this site. */
const model = () => loadModel('')

/** Has all that is computed in the page there when the connection goes. */
export const prepare = async (): Promise<void> => void (await model())

/** What the site answers to these figures, computed in the page; the model's part is null where no model was kept. */
export async function resultsInBrowser(
  figures: Figures,
): Promise<{ diagnosis: Diagnosis; prediction: Prediction | null }> {
  const loaded = await model().catch(() => undefined)
  return {
    diagnosis: diagnose(figures),
    prediction: loaded?.model.predict(figures, loaded.baseRate) ?? null,
  }
}

/** @throws where no model was kept */
export async function improvementInBrowser(figures: Figures): Promise<Improvement> {
  const loaded = await model()
  return improve(figures, loaded.model, loaded.baseRate)
}

/**
 * How firm the light of these figures is; null while it is off.
 * @throws where no model was kept
 */
export async function firmnessInBrowser(figures: Figures): Promise<Firmness | null> {
  const loaded = await model()
  return firmnessOf(figures, loaded.model.classify) ?? null
}
