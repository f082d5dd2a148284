import type { AmountField, Figures } from '@semaforo/contracts'
import type { whatIfTexts } from './what-if.texts.ts'

/** The levers of the simulator and how each changes the figures; `times` is 1 for no change. */
export type Lever = keyof typeof whatIfTexts.levers
export type Turned = { [Name in Lever]?: number }

/** Rounds to cents. */
const cents = (amount: number) => Math.round(amount * 100) / 100

const scaled = (figures: Figures, times: number, ...fields: (keyof Figures)[]): Figures => ({
  ...figures,
  ...Object.fromEntries(fields.map((field) => [field, cents(figures[field] * times)])),
})

const turn: Record<Lever, (figures: Figures, times: number) => Figures> = {
  ventas: (figures, times) => scaled(figures, times, 'ventas_totales', 'ventas_credito', 'costo_ventas'),
  costo: (figures, times) => scaled(figures, times, 'costo_ventas'),
  inventario: (figures, times) => scaled(figures, times, 'inventario_final'),
  cobranza: (figures, times) => scaled(figures, times, 'cuentas_por_cobrar'),
  corto: (figures, times) => scaled(figures, times, 'pasivo_corriente'),
  deuda: (figures, times) => scaled(figures, times, 'total_pasivos'),
}

/** The figure that a lever is about. */
export const figureOf: Readonly<Record<Lever, AmountField>> = {
  ventas: 'ventas_totales',
  costo: 'costo_ventas',
  inventario: 'inventario_final',
  cobranza: 'cuentas_por_cobrar',
  corto: 'pasivo_corriente',
  deuda: 'total_pasivos',
}

export const levers = Object.keys(turn) as Lever[]

/** The figures with each lever changed by its percentage. */
export function figuresWith(figures: Figures, turned: Turned): Figures {
  return levers.reduce((now, lever) => {
    const percent = turned[lever] ?? 0
    return percent === 0 ? now : turn[lever](now, 1 + percent / 100)
  }, figures)
}
