import { amountFields } from '@semaforo/contracts'
import { statements } from '../../src/form/sheet/statements.ts'

const lines = statements.flatMap((statement) => statement.lines)
const fields = lines.flatMap(({ field }) => field ?? [])

test('every amount of the form has exactly one line', () => {
  expect(fields.toSorted()).toEqual(amountFields.toSorted())
})

test('headings have no amount', () => {
  expect(lines.filter(({ kind, field }) => kind === 'heading' && field)).toEqual([])
})

test('the parts come before what they add up to', () => {
  const before = [
    ['cuentas_por_cobrar', 'activo_corriente'],
    ['inventario_final', 'activo_corriente'],
    ['activo_corriente', 'total_activos'],
    ['pasivo_corriente', 'total_pasivos'],
    ['inventario_inicial', 'costo_ventas'],
  ] as const
  for (const [part, whole] of before) expect(fields.indexOf(part)).toBeLessThan(fields.indexOf(whole))
})

test('no two lines have the same words', () => {
  expect(new Set(lines.map(({ words }) => words)).size).toBe(lines.length)
})
