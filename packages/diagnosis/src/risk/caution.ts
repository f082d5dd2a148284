import type { Figures } from '@semaforo/contracts'

/**
 * In pesos, about 10 million US dollars: of companies with fewer assets the model hardly ranks better than chance
 * those that fail (AUC 0.570 in `docs/model-card.md`).
 */
const fewestAssets = 180_000_000

/** What a verdict has to add about the model for a company of this size; undefined for the others. */
export const cautionOf = ({ total_activos }: Figures): string | undefined =>
  total_activos < fewestAssets
    ? 'En negocios tan pequeños como el tuyo, la comparación con otras empresas acierta poco más que el azar: tómala solo como una señal.'
    : undefined
