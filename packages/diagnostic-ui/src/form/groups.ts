import type { AmountField } from '@semaforo/contracts'
import type { texts } from '../diagnostic.texts.ts'

export type FieldGroup = { name: keyof typeof texts.form.groups; fields: readonly AmountField[] }

/**
 * The ten amounts grouped by where an owner finds them, in the order of the contract, which a pasted column
 * follows.
 */
export const groups: readonly FieldGroup[] = [
  { name: 'balance', fields: ['activo_corriente', 'pasivo_corriente', 'total_activos', 'total_pasivos'] },
  { name: 'results', fields: ['costo_ventas', 'ventas_totales'] },
  { name: 'inventory', fields: ['inventario_inicial', 'inventario_final'] },
  { name: 'credit', fields: ['ventas_credito', 'cuentas_por_cobrar'] },
]
