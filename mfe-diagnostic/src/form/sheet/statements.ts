import type { AmountField, Figures } from '@semaforo/contracts'

export type Line = {
  words: string
  /** A heading, an item below the heading before it, or a sum. */
  kind: 'heading' | 'item' | 'sum'
  /** The figure that is asked for; other lines are drawn without an amount. */
  field?: AmountField
}

export type Statement = {
  name: 'balance' | 'results'
  title: string
  /** What one of its figures covers: the form asks for the period of sales and costs. */
  period?: keyof Figures
  lines: readonly Line[]
}

const heading = (words: string): Line => ({ words, kind: 'heading' })
const item = (words: string, field?: AmountField): Line => ({ words, kind: 'item', ...(field && { field }) })
const sum = (words: string, field?: AmountField): Line => ({ words, kind: 'sum', ...(field && { field }) })

/** Both statements as an accountant hands them over, in the words of a Mexican balance. */
export const statements: readonly Statement[] = [
  {
    name: 'balance',
    title: 'Balance general',
    lines: [
      heading('Activo'),
      item('Efectivo y bancos'),
      item('Clientes', 'cuentas_por_cobrar'),
      item('Almacén, al final', 'inventario_final'),
      sum('Activo circulante', 'activo_corriente'),
      item('Local, equipo y vehículos'),
      sum('Total del activo', 'total_activos'),
      heading('Pasivo'),
      item('Proveedores e impuestos'),
      sum('Pasivo a corto plazo', 'pasivo_corriente'),
      item('Créditos a largo plazo'),
      sum('Total del pasivo', 'total_pasivos'),
      sum('Capital contable'),
    ],
  },
  {
    name: 'results',
    title: 'Estado de resultados',
    period: 'periodo_meses',
    lines: [
      sum('Ventas netas', 'ventas_totales'),
      item('De ellas, a crédito', 'ventas_credito'),
      item('Almacén, al inicio', 'inventario_inicial'),
      item('Más: compras'),
      item('Menos: almacén, al final'),
      sum('Costo de ventas', 'costo_ventas'),
      sum('Utilidad bruta'),
    ],
  },
]
