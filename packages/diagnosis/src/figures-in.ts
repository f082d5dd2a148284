import { type Figures, figureFields } from '@semaforo/contracts'

/** The figures of a record, in the order of the form. */
export const figuresIn = (record: Figures): Figures =>
  Object.fromEntries(figureFields.map((field) => [field, record[field]])) as Figures
