import { unavailable } from '@semaforo/service-kit'
import type { LoadedModel } from './load-model.ts'

/**
 * The model, where there is one.
 * @throws {ProblemError} 503 `model-unavailable`
 */
export function requiredModel(loaded: LoadedModel | undefined): () => LoadedModel {
  return () => {
    if (loaded) return loaded
    throw unavailable(
      'model-unavailable',
      'El modelo de riesgo no está disponible por ahora. Tu puntaje del sistema experto sí.',
    )
  }
}
