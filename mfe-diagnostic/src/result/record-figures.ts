import { amountFields, type DiagnosticRecord, type Figures } from '@semaforo/contracts'

const fields = [...amountFields, 'periodo_meses'] as const

/** The figures that a record was made of, in the order of the form. */
export const figuresIn = (record: DiagnosticRecord): Figures =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as Figures

export const isSameCompany = (one: Figures | undefined, other: Figures | undefined) =>
  fields.every((field) => one?.[field] === other?.[field])
