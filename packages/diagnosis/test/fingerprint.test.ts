import { createHash } from 'node:crypto'
import { figureFields } from '@semaforo/contracts'
import { aCompany, randomCompanies } from '@semaforo/testing/companies'
import { fingerprintOf } from '../src/fingerprint.ts'

const code = '7Q2MX04KZB9T'

test('anybody can compute it with the code and the figures', async () => {
  const text = `${code}
{"activo_corriente":150000,"costo_ventas":300000,"cuentas_por_cobrar":30000,"inventario_final":104000,"inventario_inicial":80000,"pasivo_corriente":80000,"periodo_meses":12,"total_activos":400000,"total_pasivos":180000,"ventas_credito":200000.55,"ventas_totales":500000}`
  const expected = createHash('sha256').update(text).digest('hex')
  expect(await fingerprintOf(code, aCompany({ ventas_credito: 200_000.55 }))).toBe(expected)
})

test('the order of the fields is the same to it', async () => {
  for (const figures of randomCompanies(7, 20)) {
    const reversed = Object.fromEntries(Object.entries(figures).toReversed()) as typeof figures
    expect(await fingerprintOf(code, reversed)).toBe(await fingerprintOf(code, figures))
  }
})

test('another code, and another value of any field, gives another fingerprint', async () => {
  const changed = figureFields.map((field) => aCompany({ [field]: aCompany()[field] - 1 }))
  const all = await Promise.all([
    fingerprintOf(code, aCompany()),
    fingerprintOf('7Q2MX04KZB9S', aCompany()),
    ...changed.map((figures) => fingerprintOf(code, figures)),
  ])
  expect(new Set(all).size).toBe(all.length)
})
