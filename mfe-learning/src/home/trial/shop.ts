import type { Figures } from '@semaforo/contracts'

/** What a guest can move, in pesos. */
export const sliders = {
  sales: { from: 100_000, to: 1_000_000, step: 10_000, start: 500_000 },
  cost: { from: 0, to: 1_000_000, step: 10_000, start: 300_000 },
  cash: { from: 0, to: 300_000, step: 2_000, start: 46_000 },
  debt: { from: 0, to: 600_000, step: 5_000, start: 180_000 },
} as const
export type Slider = keyof typeof sliders
export type Amounts = Record<Slider, number>

export const names = Object.keys(sliders) as Slider[]
export const start = Object.fromEntries(names.map((name) => [name, sliders[name].start])) as Amounts

/** The light and the score of the start, which the page shows before anything is computed. */
export const atStart = { light: 'green', score: 86.3 } as const

/** The rest of the shop, which stays as it is. */
const stock = { first: 80_000, last: 104_000 }
const premises = 250_000
const onCredit = 0.4
const owedToIt = 30 / 46
const dueSoon = 80 / 180

/** The ten figures of a small shop with these sales, costs, cash (with what it is owed) and debts. */
export function figuresOf({ sales, cost, cash, debt }: Amounts): Figures {
  const current = stock.last + cash
  return {
    activo_corriente: current,
    pasivo_corriente: Math.round(debt * dueSoon),
    total_activos: current + premises,
    total_pasivos: debt,
    costo_ventas: cost,
    ventas_totales: sales,
    inventario_inicial: stock.first,
    inventario_final: stock.last,
    ventas_credito: Math.round(sales * onCredit),
    cuentas_por_cobrar: Math.round(cash * owedToIt),
    periodo_meses: 12,
  }
}
