import { amountFields } from '@semaforo/contracts'
import { placeOf } from '../../src/form/sheet/place.ts'

const wordsAt = (field: Parameters<typeof placeOf>[0]) => placeOf(field)?.lines.map(({ words }) => words)

test('the place of a figure is its line with the lines around it', () => {
  expect(wordsAt('activo_corriente')).toEqual([
    'Clientes',
    'Almacén, al final',
    'Activo circulante',
    'Local, equipo y vehículos',
    'Total del activo',
  ])
  expect(wordsAt('ventas_totales')).toEqual(['Ventas netas', 'De ellas, a crédito', 'Almacén, al inicio'])
})

test('every amount has a place, and the period has none', () => {
  for (const field of amountFields)
    expect(placeOf(field)?.lines.filter((line) => line.field === field)).toHaveLength(1)
  expect(placeOf('periodo_meses')).toBeUndefined()
})
