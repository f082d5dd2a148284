import type { AmountField, Figures } from '@semaforo/contracts'
import { money } from '../format.ts'

/**
 * Two figures that belong together, compared. A value outside of `possible` is one that nearly no company has, and is
 * asked about; one inside of `usual` is what the question's correction has to lead to.
 */
export type Sign = {
  key: string
  fields: readonly AmountField[]
  /** Flows per year; NaN if there is nothing to compare. */
  value: (figures: Figures) => number
  possible: readonly [from: number, to: number]
  usual: readonly [from: number, to: number]
  /** What the figures would mean, up to the colon before the question. */
  evidence: (figures: Figures, value: number) => string
}

const perYear = ({ periodo_meses }: Figures) => 12 / periodo_meses
const over = (part: number, whole: number) => (part > 0 && whole > 0 ? part / whole : Number.NaN)
const inventoryOf = ({ inventario_inicial, inventario_final }: Figures) =>
  (inventario_inicial + inventario_final) / 2

const grouped = (value: number) => money(Math.floor(value)).slice(2)
const times = (value: number) => `${grouped(value)}\u00a0veces`

/**
 * Bounds measured with the 77,302 statements of American companies that the form would accept (`docs/decisions/0047`;
 * the data are those of `docs/model-card.md`). Outside of `possible` is about one in a hundred for each sign, or fewer;
 * of cost on sales 4 %, companies that sell next to nothing.
 */
export const signs: readonly Sign[] = [
  {
    key: 'collection',
    fields: ['ventas_totales', 'cuentas_por_cobrar'],
    value: (figures) => over(figures.cuentas_por_cobrar, figures.ventas_totales * perYear(figures)) * 365,
    possible: [0, 550],
    usual: [0, 365],
    evidence: ({ ventas_totales, cuentas_por_cobrar }, days) =>
      `Tus ventas de ${money(ventas_totales)} con cuentas por cobrar de ${money(cuentas_por_cobrar)} serían ${grouped(days)}\u00a0días de cobro`,
  },
  {
    key: 'stock',
    fields: ['costo_ventas', 'inventario_inicial', 'inventario_final'],
    value: (figures) => over(inventoryOf(figures), figures.costo_ventas * perYear(figures)) * 365,
    possible: [0, 730],
    usual: [0, 365],
    evidence: (figures, days) =>
      `Tu costo de ventas de ${money(figures.costo_ventas)} con inventarios de ${money(inventoryOf(figures))} serían ${grouped(days)}\u00a0días de mercancía guardada`,
  },
  {
    key: 'cost',
    fields: ['costo_ventas', 'ventas_totales'],
    value: ({ costo_ventas, ventas_totales }) => over(costo_ventas, ventas_totales),
    possible: [0, 4],
    usual: [0.3, 1.1],
    evidence: ({ costo_ventas, ventas_totales }, value) =>
      `Tu costo de ventas de ${money(costo_ventas)} sería ${times(value)} tus ventas de ${money(ventas_totales)}`,
  },
  {
    key: 'turnover',
    fields: ['ventas_totales', 'total_activos'],
    value: (figures) => over(figures.ventas_totales * perYear(figures), figures.total_activos),
    possible: [0.005, 100],
    usual: [0.2, 8],
    evidence: ({ ventas_totales, total_activos }, value) =>
      value > 1
        ? `Tus ventas de ${money(ventas_totales)} serían ${times(value)} todo lo que tienes (${money(total_activos)})`
        : `Tus ventas de ${money(ventas_totales)} serían muy pocas para todo lo que tienes (${money(total_activos)})`,
  },
  {
    key: 'inventories',
    fields: ['inventario_inicial', 'inventario_final'],
    value: ({ inventario_inicial, inventario_final }) => over(inventario_final, inventario_inicial),
    possible: [1 / 100, 100],
    usual: [1 / 5, 5],
    evidence: ({ inventario_inicial, inventario_final }) =>
      `Tu inventario habría pasado de ${money(inventario_inicial)} a ${money(inventario_final)}`,
  },
  {
    key: 'debt',
    fields: ['total_pasivos', 'total_activos'],
    value: ({ total_pasivos, total_activos }) => over(total_pasivos, total_activos),
    possible: [0, 50],
    usual: [0.005, 2],
    evidence: ({ total_pasivos, total_activos }, value) =>
      `Tus deudas de ${money(total_pasivos)} serían ${times(value)} todo lo que tienes (${money(total_activos)})`,
  },
]
