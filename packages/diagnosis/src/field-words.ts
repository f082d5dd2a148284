import type { AmountField } from '@semaforo/contracts'

/** The figures within a sentence to their owner. */
export const fieldWords: Readonly<Record<AmountField, { words: string; plural: boolean }>> = {
  activo_corriente: { words: 'tus activos corrientes', plural: true },
  pasivo_corriente: { words: 'tus pasivos corrientes', plural: true },
  total_activos: { words: 'tu total de activos', plural: false },
  total_pasivos: { words: 'tu total de pasivos', plural: false },
  costo_ventas: { words: 'tu costo de ventas', plural: false },
  ventas_totales: { words: 'tus ventas', plural: true },
  inventario_inicial: { words: 'tu inventario inicial', plural: false },
  inventario_final: { words: 'tu inventario final', plural: false },
  ventas_credito: { words: 'tus ventas a crédito', plural: true },
  cuentas_por_cobrar: { words: 'tus cuentas por cobrar', plural: true },
}
