import type { Figures } from '@semaforo/contracts'
import { aCompany } from '@semaforo/testing/companies'
import { warningsOf } from '../src/index.ts'

const codes = (changes: Partial<Figures>) => warningsOf(aCompany(changes)).map(({ code }) => code)

test.each<[Partial<Figures>, string[]]>([
  [{}, []],
  [{ total_pasivos: 400_001 }, ['debt-over-assets']],
  [{ costo_ventas: 500_001 }, ['cost-over-sales']],
  [{ ventas_credito: 29_999 }, ['receivables-over-credit-sales']],
  [{ ventas_credito: 0 }, ['receivables-without-credit-sales']],
  [{ ventas_credito: 0, inventario_inicial: 0, inventario_final: 0 }, ['receivables-without-credit-sales']],
  [{ costo_ventas: 0, ventas_credito: 0, cuentas_por_cobrar: 0 }, []],
  [{ inventario_inicial: 20_000 }, ['inventories-far-apart']],
  [{ inventario_inicial: 20_800 }, []],
  [{ inventario_inicial: 0, inventario_final: 0 }, []],
])('%j warns of %j', (changes, expected) => {
  expect(codes(changes)).toEqual(expected)
})

test('figures of one month are detected, and the other period is offered', () => {
  const monthly = { ventas_totales: 41_667, costo_ventas: 25_000, ventas_credito: 16_667 }
  expect(warningsOf(aCompany(monthly))).toContainEqual(
    expect.objectContaining({ code: 'looks-monthly', suggestedMonths: 1 }),
  )
  expect(codes({ ...monthly, periodo_meses: 1 })).not.toContain('looks-monthly')
  expect(codes({ ...monthly, ventas_credito: 200_000, ventas_totales: 200_000 })).not.toContain(
    'looks-monthly',
  )
})
