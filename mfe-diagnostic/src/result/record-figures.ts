import { type DiagnosticRecord, type Figures, figureFields } from '@semaforo/contracts'

/** The figures of a saved record, in the order of the form. */
export const figuresIn = (record: DiagnosticRecord): Figures =>
  Object.fromEntries(figureFields.map((field) => [field, record[field]])) as Figures

export const isSameCompany = (one: Figures | undefined, other: Figures | undefined) =>
  figureFields.every((field) => one?.[field] === other?.[field])
