import type { Figures, RatioKey } from '@semaforo/contracts'

/** The value of each ratio: NaN if it does not apply, infinite for a division by zero. */
export type Ratios = Readonly<Record<RatioKey, number>>

const daysOfYear = 365

/** The ratios of the expert system. Flows are annualized; days refer to the period itself. */
export function ratiosOf(figures: Figures): Ratios {
  const { activo_corriente, pasivo_corriente, total_activos, total_pasivos } = figures
  const { ventas_totales, costo_ventas, ventas_credito, cuentas_por_cobrar } = figures
  const perYear = 12 / figures.periodo_meses
  const days = daysOfYear / perYear
  const grossProfit = ventas_totales - costo_ventas
  const inventory = (figures.inventario_inicial + figures.inventario_final) / 2
  return {
    liquidez: overShortDebt(activo_corriente, figures),
    prueba_acida: overShortDebt(activo_corriente - figures.inventario_final, figures),
    capital_trabajo: (activo_corriente - pasivo_corriente) / total_activos,
    endeudamiento: total_pasivos / total_activos,
    deuda_corto_plazo: pasivo_corriente / total_activos,
    margen_bruto: grossProfit / ventas_totales,
    productividad: (grossProfit * perYear) / total_activos,
    dias_inventario: inventory === 0 ? Number.NaN : (inventory / costo_ventas) * days,
    dias_cartera: (cuentas_por_cobrar / ventas_credito) * days,
    rotacion_activos: (ventas_totales * perYear) / total_activos,
    ventas_credito: ventas_credito / ventas_totales,
  }
}

/** Without short-term debt liquidity is full for a company with any current assets, stock included. */
function overShortDebt(part: number, { activo_corriente, pasivo_corriente }: Figures): number {
  if (pasivo_corriente > 0) return part / pasivo_corriente
  return activo_corriente > 0 ? Number.POSITIVE_INFINITY : Number.NaN
}
