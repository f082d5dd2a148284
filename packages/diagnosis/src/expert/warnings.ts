import type { Figures, Warning } from '@semaforo/contracts'
import { type Ratios, ratiosOf } from './ratios.ts'

const farApart = 5
const looksMonthlyDays = 200

/** What an owner should check again; a warning does not prevent the diagnosis. */
export function warningsOf(figures: Figures, ratios: Ratios = ratiosOf(figures)): Warning[] {
  return [overIndebted, sellsBelowCost, oldReceivables, farInventories, looksMonthly].flatMap(
    (check) => check(figures, ratios) ?? [],
  )
}

type Check = (figures: Figures, ratios: Ratios) => Warning | undefined

const overIndebted: Check = ({ total_pasivos, total_activos }) =>
  total_pasivos > total_activos
    ? {
        code: 'debt-over-assets',
        fields: ['total_pasivos', 'total_activos'],
        message: 'Debes más de lo que tienes. Revisa si los dos totales son de la misma fecha.',
      }
    : undefined

const sellsBelowCost: Check = ({ costo_ventas, ventas_totales }) =>
  costo_ventas > ventas_totales
    ? {
        code: 'cost-over-sales',
        fields: ['costo_ventas', 'ventas_totales'],
        message:
          'Lo que vendes te cuesta más de lo que cobras. Revisa si los dos montos son del mismo periodo.',
      }
    : undefined

const oldReceivables: Check = ({ cuentas_por_cobrar, ventas_credito }) => {
  if (cuentas_por_cobrar <= ventas_credito) return undefined
  const fields: Warning['fields'] = ['cuentas_por_cobrar', 'ventas_credito']
  return ventas_credito === 0
    ? {
        code: 'receivables-without-credit-sales',
        fields,
        message: 'Te deben dinero, pero no anotaste ventas a crédito. ¿Son saldos viejos o falta un dato?',
      }
    : {
        code: 'receivables-over-credit-sales',
        fields,
        message:
          'Te deben más de lo que vendiste a crédito. ¿Son saldos de años anteriores, o pusiste ventas de un mes?',
      }
}

const farInventories: Check = ({ inventario_inicial: first, inventario_final: last }) =>
  Math.max(first, last) > farApart * Math.min(first, last)
    ? {
        code: 'inventories-far-apart',
        fields: ['inventario_inicial', 'inventario_final'],
        message: 'Tus dos inventarios son muy distintos: uno es más de 5 veces el otro. Revisa los ceros.',
      }
    : undefined

const looksMonthly: Check = ({ periodo_meses }, { dias_inventario, dias_cartera }) => {
  // An infinite one, as of receivables without credit sales, says nothing about the period.
  const days = [dias_inventario, dias_cartera].filter(Number.isFinite)
  if (periodo_meses === 1 || days.length === 0 || days.some((value) => value <= looksMonthlyDays)) {
    return undefined
  }
  return {
    code: 'looks-monthly',
    fields: ['ventas_totales', 'costo_ventas', 'ventas_credito'],
    message: 'Tus ventas y costos parecen de un mes. Si es así, cambia el periodo a 1 mes.',
    suggestedMonths: 1,
  }
}
