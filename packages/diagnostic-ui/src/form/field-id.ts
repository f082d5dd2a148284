import type { Figures } from '@semaforo/contracts'

/** The id of a figure's control, which links lead to. */
export const idOf = (field: keyof Figures) => `cifra-${field}`
