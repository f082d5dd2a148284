import { type Figures, figureFields } from '@semaforo/contracts'

export const isSameCompany = (one: Figures | undefined, other: Figures | undefined) =>
  figureFields.every((field) => one?.[field] === other?.[field])
