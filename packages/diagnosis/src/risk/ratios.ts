import type { Figures, RiskRatioKey } from '@semaforo/contracts'

/** Name and unit of a ratio of the model. */
export const riskRatioNames: Readonly<
  Record<RiskRatioKey, { name: string; unit: 'veces' | 'porcentaje' | 'dias' }>
> = {
  liquidez: { name: 'Liquidez', unit: 'veces' },
  prueba_acida: { name: 'Prueba ácida', unit: 'veces' },
  endeudamiento: { name: 'Endeudamiento', unit: 'porcentaje' },
  capital_trabajo: { name: 'Capital de trabajo', unit: 'porcentaje' },
  deuda_corto_plazo: { name: 'Deuda de corto plazo', unit: 'porcentaje' },
  activo_corriente: { name: 'Activos corrientes del total', unit: 'porcentaje' },
  rotacion_activos: { name: 'Rotación de activos', unit: 'veces' },
  margen_bruto: { name: 'Margen bruto', unit: 'porcentaje' },
  dias_inventario: { name: 'Días de inventario final', unit: 'dias' },
  dias_por_cobrar: { name: 'Días por cobrar sobre ventas', unit: 'dias' },
  dias_pasivo_corto: { name: 'Días de venta para pagar lo de corto plazo', unit: 'dias' },
}

const missing = Number.NaN

/** NaN for a denominator of zero. */
const over = (part: number, whole: number) => (whole > 0 ? part / whole : missing)

/**
 * The eleven ratios of the model, in the order of `riskRatioKeys`; NaN is a missing value. Computed like the
 * training data: days and flows annualized, closing inventory, infinite liquidity without short-term debt.
 */
export function riskRatiosOf(figures: Figures): number[] {
  const { activo_corriente, pasivo_corriente, total_activos, total_pasivos, inventario_final } = figures
  const perYear = 12 / figures.periodo_meses
  const sales = figures.ventas_totales * perYear
  const cost = figures.costo_ventas * perYear
  const liquid = pasivo_corriente === 0
  return [
    liquid ? Number.POSITIVE_INFINITY : activo_corriente / pasivo_corriente,
    liquid ? Number.POSITIVE_INFINITY : (activo_corriente - inventario_final) / pasivo_corriente,
    over(total_pasivos, total_activos),
    over(activo_corriente - pasivo_corriente, total_activos),
    over(pasivo_corriente, total_activos),
    over(activo_corriente, total_activos),
    over(sales, total_activos),
    over(sales - cost, sales),
    inventario_final === 0 ? 0 : over(inventario_final, cost) * 365,
    over(figures.cuentas_por_cobrar, sales) * 365,
    over(pasivo_corriente, sales) * 365,
  ]
}
