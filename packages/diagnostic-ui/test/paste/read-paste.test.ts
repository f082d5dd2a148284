import type { AmountField } from '@semaforo/contracts'
import { readPaste } from '../../src/form/paste/read-paste.ts'

/** What goes where, as `field: text`. */
function placed(text: string, from: AmountField = 'activo_corriente') {
  const read = readPaste({ kind: 'cells', text }, from)
  if (typeof read === 'string') throw new Error(read)
  const { places, left } = read
  return { places: places.map(({ field, typed }) => `${field}: ${typed}`), left }
}

test('an empty cell keeps its place', () => {
  expect(placed('150000\r\n\r\n400000\r\n').places).toEqual([
    'activo_corriente: 150000.00',
    'pasivo_corriente: ',
    'total_activos: 400000.00',
  ])
  expect(placed('\n80000').places).toEqual(['activo_corriente: ', 'pasivo_corriente: 80000.00'])
  expect(placed('1\t\t3').places).toEqual([
    'activo_corriente: 1.00',
    'pasivo_corriente: ',
    'total_activos: 3.00',
  ])
})

test('a zero that a spreadsheet writes as a dash keeps its place, as an empty cell does', () => {
  const column = ' $ -   \n $ 104,000 \n $ 200,000 \n $ 30,000 '
  expect(placed(column, 'inventario_inicial').places).toEqual([
    'inventario_inicial: ',
    'inventario_final: 104000.00',
    'ventas_credito: 200000.00',
    'cuentas_por_cobrar: 30000.00',
  ])
})

test('a column of ten begins at the first field, a shorter one at the field where it is pasted', () => {
  expect(placed('1\n2\n3\n4\n5\n6\n7\n8\n9\n10', 'costo_ventas').places[0]).toBe('activo_corriente: 1.00')
  expect(placed('1\n2', 'costo_ventas').places).toEqual(['costo_ventas: 1.00', 'ventas_totales: 2.00'])
})

test('ignores headings above a column and values after the last field', () => {
  expect(placed('Concepto\tMonto\nuno\t5\ndos\t6', 'ventas_credito')).toEqual({
    places: ['ventas_credito: 5.00', 'cuentas_por_cobrar: 6.00'],
    left: [],
  })
  expect(placed('5\n6', 'cuentas_por_cobrar').left).toEqual(['6'])
})

test.each(['Concepto\t2025', 'Concepto\t2025\t2024', '\t2025'])(
  'the years in the heading %j are no amounts',
  (heading) => {
    expect(placed(`${heading}\nuno\t5\t4\ndos\t6\t3`).places).toEqual([
      'activo_corriente: 5.00',
      'pasivo_corriente: 6.00',
    ])
  },
)

test('two years of a statement that lost its columns are never joined', () => {
  expect(placed('Concepto 2025 2024\nClientes 150,000 140,000\nVentas 150 000 140 000').places).toEqual([
    'ventas_totales: 150 000 140 000',
    'cuentas_por_cobrar: 150,000 140,000',
  ])
  expect(placed('Concepto 2025 2024\nuno 5 4\ndos 150,000 140,000').places).toEqual([
    'activo_corriente: 5 4',
    'pasivo_corriente: 150,000 140,000',
  ])
})

test('an amount that looks like a year is one where there is no heading', () => {
  expect(placed('2025\n1999').places).toEqual(['activo_corriente: 2025.00', 'pasivo_corriente: 1999.00'])
  expect(placed('uno\t5\ndos\t2025').places[1]).toBe('pasivo_corriente: 2025.00')
})

test('labels say where amounts go, in any order', () => {
  expect(
    placed(
      [
        'Balance general\t2025\t2024',
        'ACTIVO',
        'Clientes\t30,000.00\t28,000',
        'Almacén:\t104 mil\t80 mil',
        'Total activo circulante\t$150,000\t$140,000',
        'Activo total\t400.000,00\t1',
        'Capital social\t220,000\t220,000',
        'Suma del pasivo a corto plazo\t80.000\t',
        'Ventas netas\t\t',
      ].join('\n'),
    ),
  ).toEqual({
    places: [
      'activo_corriente: 150000.00',
      'pasivo_corriente: 80.000',
      'total_activos: 400000.00',
      'ventas_totales: ',
      'inventario_final: 104000.00',
      'cuentas_por_cobrar: 30000.00',
    ],
    left: ['Balance general 2025 2024', 'Capital social 220,000 220,000'],
  })
})

const inTwoHalves = [
  'ACTIVO\t\tPASIVO\t',
  'Activo circulante\t150000\tPasivo circulante\t80000',
  'Activo fijo\t250000\tPasivo a largo plazo\t100000',
  'Total activo\t400000\tTotal pasivo\t180000',
].join('\n')

test.each(['', 'Balance general\t\t\t\n'])('a balance in two halves is read in both, below %j', (title) => {
  expect(placed(title + inTwoHalves)).toEqual({
    places: [
      'activo_corriente: 150000.00',
      'pasivo_corriente: 80000.00',
      'total_activos: 400000.00',
      'total_pasivos: 180000.00',
    ],
    left: ['Activo fijo 250000', 'Pasivo a largo plazo 100000'],
  })
})

test('in a row of two halves each amount belongs to the label before it', () => {
  expect(placed('Clientes\t\tTotal pasivo\t180000')).toEqual({
    places: ['total_pasivos: 180000.00', 'cuentas_por_cobrar: '],
    left: [],
  })
  expect(placed('Activo fijo\t250000\tPasivo circulante\t80000')).toEqual({
    places: ['pasivo_corriente: 80000.00'],
    left: ['Activo fijo 250000'],
  })
  expect(placed('Clientes\t30000\t28000\t\tPasivo a largo plazo\t100000\t90000')).toEqual({
    places: ['cuentas_por_cobrar: 30000.00'],
    left: ['Pasivo a largo plazo 100000 90000'],
  })
})

test('a number before a label and a note after it are no amounts of it', () => {
  expect(placed('1105\tClientes\tNota cinco\t30000\tpesos')).toEqual({
    places: ['cuentas_por_cobrar: 30000.00'],
    left: [],
  })
})

test('the years beside the name of a half are no amounts of it, unless nothing else is', () => {
  expect(placed('ACTIVO\t2025\tPASIVO\t2025\nActivo total\t400000\tPasivo total\t180000')).toEqual({
    places: ['total_activos: 400000.00', 'total_pasivos: 180000.00'],
    left: [],
  })
  expect(placed('Clientes\t2025').places).toEqual(['cuentas_por_cobrar: 2025.00'])
})

test('labels are also read above their amounts, and without tabs', () => {
  const places = ['costo_ventas: 300000.00', 'ventas_totales: 500000.00']
  expect(placed('Costo de lo vendido\tIngresos por ventas\n300000\t500000').places).toEqual(places)
  expect(placed('Ventas netas: $500,000\nCosto de ventas ... 300,000').places).toEqual(places)
})

test('of an amount that comes twice the first one counts, and the other one is left', () => {
  expect(placed('Ventas\t5\nVentas totales\t6')).toEqual({
    places: ['ventas_totales: 5.00'],
    left: ['Ventas totales 6'],
  })
})

test.each([
  ['1\n'.repeat(10_000), 'tooMuch'],
  ['1\t'.repeat(10_000), 'tooMuch'],
  ['x'.repeat(5_000_000), 'tooMuch'],
  ['<table><tr><td>150000</td></tr></table>', 'html'],
])('%.20j is of no use', (text, problem) => {
  expect(readPaste({ kind: 'cells', text }, 'activo_corriente')).toBe(problem)
})
