import { type AmountField, amountFields, type Figures } from '@semaforo/contracts'
import { aCompany, isAccepted, randomCompanies } from '@semaforo/testing/companies'
import { doubtsOf } from '../src/index.ts'

const scaled = (figures: Figures, times: number, ...fields: AmountField[]): Figures => ({
  ...figures,
  ...Object.fromEntries(fields.map((field) => [field, figures[field] * times])),
})
const flows = ['ventas_totales', 'ventas_credito', 'costo_ventas'] as const
const balance = amountFields.filter((field) => !(flows as readonly string[]).includes(field))
const shop = aCompany()

test('the evidence and what may have been meant are in the question', () => {
  const figures = aCompany({
    activo_corriente: 194_000,
    cuentas_por_cobrar: 90_000,
    ventas_totales: 12_000,
    ventas_credito: 12_000,
  })
  expect(doubtsOf(figures)[0]?.question).toBe(
    'Tus ventas de $\u00a012,000 con cuentas por cobrar de $\u00a090,000 serían 2,737\u00a0días de cobro: ¿son ventas de un mes?',
  )
})

test.each<[string, Figures]>([
  ['¿son ventas y costos de un mes?', scaled(shop, 1 / 12, ...flows)],
  ['¿son ventas de un mes?', scaled(shop, 1 / 12, 'ventas_totales', 'ventas_credito')],
  ['¿es el costo de un mes?', scaled(shop, 1 / 12, 'costo_ventas')],
  ['¿escribiste tus ventas y costos en miles?', scaled(shop, 1 / 1000, ...flows)],
  ['¿escribiste tu balance en miles?', scaled(shop, 1 / 1000, ...balance)],
  ['¿escribiste tus ventas en miles?', scaled(shop, 1 / 1000, 'ventas_totales', 'ventas_credito')],
  ['¿escribiste tu costo de ventas en miles?', scaled(shop, 1 / 1000, 'costo_ventas')],
  ['¿escribiste el inventario inicial en miles?', scaled(shop, 1 / 1000, 'inventario_inicial')],
  ['¿escribiste el inventario final en miles?', scaled(shop, 1 / 1000, 'inventario_final')],
])('%s is asked, and the correction leads back to the right figures', (question, wrong) => {
  const [doubt] = doubtsOf(wrong)
  expect(doubt?.question).toContain(`: ${question}`)
  for (const field of amountFields) expect(doubt?.meant[field]).toBeCloseTo(shop[field], 6)
  expect(doubt && doubtsOf(doubt.meant)).toEqual([])
})

test('asks nothing about monthly figures declared as monthly, nor about figures all in thousands', () => {
  expect(doubtsOf({ ...scaled(shop, 1 / 12, ...flows), periodo_meses: 1 })).toEqual([])
  expect(doubtsOf(scaled(shop, 1 / 1000, ...amountFields))).toEqual([])
})

test.each<[string, Figures]>([
  ['a shop', shop],
  ['without inventories', aCompany({ inventario_inicial: 0, inventario_final: 0 })],
  ['without credit', aCompany({ ventas_credito: 0, cuentas_por_cobrar: 0 })],
  ['before its first sale', aCompany({ ventas_totales: 0, ventas_credito: 0, costo_ventas: 0 })],
  ['over-indebted and below cost', aCompany({ total_pasivos: 420_000, costo_ventas: 560_000 })],
  ['a consultancy', aCompany({ costo_ventas: 0, inventario_inicial: 0, inventario_final: 0 })],
  ['a builder who collects late', aCompany({ activo_corriente: 400_000, cuentas_por_cobrar: 296_000 })],
  ['a jeweller with much stock', aCompany({ costo_ventas: 60_000 })],
])('nothing is asked of %s', (_, figures) => {
  expect(doubtsOf(figures)).toEqual([])
})

test('the same figures are the same doubt, others another', () => {
  const idOf = (figures: Figures) => doubtsOf(figures)[0]?.id
  const monthly = scaled(shop, 1 / 12, ...flows)
  expect(idOf(monthly)).toBe(idOf({ ...monthly }))
  expect(idOf(monthly)).not.toBe(idOf({ ...monthly, costo_ventas: 26_000 }))
})

test('of 3,000 random companies, many of them extreme, under one in ten is asked, and each correction is accepted', () => {
  let asked = 0
  for (const figures of randomCompanies(3, 3_000)) {
    const doubts = doubtsOf(figures)
    if (doubts.length > 0) asked++
    for (const { meant } of doubts) expect(isAccepted(meant)).toBe(true)
  }
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(300)
})
