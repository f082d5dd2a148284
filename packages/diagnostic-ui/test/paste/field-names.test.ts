import { fields } from '../../src/form/field.texts.ts'
import { fieldNamed } from '../../src/form/paste/field-names.ts'

test.each(Object.entries(fields))('%s has the name of its label, and its own', (field, { label }) => {
  expect(fieldNamed(label)).toBe(field)
  expect(fieldNamed(field)).toBe(field)
})

test.each([
  ['Activo circulante', 'activo_corriente'],
  ['Activo a corto plazo', 'activo_corriente'],
  ['TOTAL DE ACTIVO CIRCULANTE', 'activo_corriente'],
  ['Pasivo circulante', 'pasivo_corriente'],
  ['Suma del activo', 'total_activos'],
  ['Total Pasivo', 'total_pasivos'],
  ['Costo de la mercancía vendida', 'costo_ventas'],
  ['Ventas netas', 'ventas_totales'],
  ['Ventas del año', 'ventas_totales'],
  ['Ingresos', 'ventas_totales'],
  ['Almacén', 'inventario_final'],
  ['Inventario al inicio del periodo', 'inventario_inicial'],
  ['Clientes', 'cuentas_por_cobrar'],
  ['Suma del pasivo y capital', undefined],
  ['Activo fijo', undefined],
  ['Gastos de venta', undefined],
  ['Ventas de contado', undefined],
  ['', undefined],
])('%j names %s', (label, field) => {
  expect(fieldNamed(label)).toBe(field)
})
