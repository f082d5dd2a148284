import { type AmountField, type Figures, Figures as Schema } from '@semaforo/contracts'

/** What may have been meant instead: some of the amounts in another period or unit. */
export type Correction = {
  fields: readonly AmountField[]
  /** 12 for a month in the place of a year, 1000 for thousands in the place of pesos. */
  times: 12 | 1000
  question: string
}

const sales = ['ventas_totales', 'ventas_credito'] as const
const flows = [...sales, 'costo_ventas'] as const
const debts = ['pasivo_corriente', 'total_pasivos'] as const
const assets = [
  'activo_corriente',
  'total_activos',
  'inventario_inicial',
  'inventario_final',
  'cuentas_por_cobrar',
] as const

/** Of those that explain the same, the first is asked about. */
export const corrections: readonly Correction[] = [
  { fields: flows, times: 12, question: '¿son ventas y costos de un mes?' },
  { fields: sales, times: 12, question: '¿son ventas de un mes?' },
  { fields: ['costo_ventas'], times: 12, question: '¿es el costo de un mes?' },
  { fields: flows, times: 1000, question: '¿escribiste tus ventas y costos en miles?' },
  { fields: [...assets, ...debts], times: 1000, question: '¿escribiste tu balance en miles?' },
  { fields: sales, times: 1000, question: '¿escribiste tus ventas en miles?' },
  { fields: ['costo_ventas'], times: 1000, question: '¿escribiste tu costo de ventas en miles?' },
  { fields: assets, times: 1000, question: '¿escribiste en miles lo que tienes?' },
  { fields: ['inventario_inicial'], times: 1000, question: '¿escribiste el inventario inicial en miles?' },
  { fields: ['inventario_final'], times: 1000, question: '¿escribiste el inventario final en miles?' },
]

/** The figures with a correction taken; undefined if the form would refuse them, or if the year is no year. */
export function corrected(figures: Figures, { fields, times }: Correction): Figures | undefined {
  if (times === 12 && figures.periodo_meses !== 12) return undefined
  const changed = Object.fromEntries(fields.map((field) => [field, figures[field] * times]))
  return Schema.safeParse({ ...figures, ...changed }).data
}
