import type { AmountField } from '@semaforo/contracts'

/** The figures within a sentence to their owner. */
export const fieldNames: Readonly<Record<AmountField, { name: string; plural: boolean }>> = {
  activo_corriente: { name: 'tus activos corrientes', plural: true },
  pasivo_corriente: { name: 'tus pasivos corrientes', plural: true },
  total_activos: { name: 'tu total de activos', plural: false },
  total_pasivos: { name: 'tu total de pasivos', plural: false },
  costo_ventas: { name: 'tu costo de ventas', plural: false },
  ventas_totales: { name: 'tus ventas', plural: true },
  inventario_inicial: { name: 'tu inventario inicial', plural: false },
  inventario_final: { name: 'tu inventario final', plural: false },
  ventas_credito: { name: 'tus ventas a crédito', plural: true },
  cuentas_por_cobrar: { name: 'tus cuentas por cobrar', plural: true },
}
