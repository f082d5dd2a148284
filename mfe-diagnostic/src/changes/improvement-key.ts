import type { Figures } from '@semaforo/contracts'

/** Where the page keeps a company's improvement, for whoever shows it elsewhere. */
export const improvementKey = (figures: Figures) => ['improvement', figures] as const
