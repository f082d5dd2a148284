import { aCompany, randomCompanies } from '@semaforo/testing/companies'
import { diagnose, movedBetween } from '../src/index.ts'

const scoreOf = (figures: Parameters<typeof diagnose>[0]) => diagnose(figures).overall.score

test('of the same figures nothing moved', () => {
  expect(movedBetween(aCompany(), aCompany())).toEqual([])
})

test('cheaper goods: more margin, and more days on the shelf', () => {
  const moved = movedBetween(aCompany(), aCompany({ costo_ventas: 250_000 }))
  expect(moved.find(({ key }) => key === 'dias_inventario')).toMatchObject({ value: 'up' })
  expect(moved.find(({ key }) => key === 'dias_inventario')?.points).toBeLessThan(0)
  expect(moved.every(({ key }) => key !== 'liquidez')).toBe(true)
})

test('collecting earlier is what moved the score', () => {
  const late = aCompany({ cuentas_por_cobrar: 46_000 })
  expect(movedBetween(late, { ...late, cuentas_por_cobrar: 20_000 })[0]).toMatchObject({
    key: 'dias_cartera',
    value: 'down',
  })
})

test('credit that began makes an indicator count', () => {
  const cash = aCompany({ ventas_credito: 0, cuentas_por_cobrar: 0 })
  const moved = movedBetween(cash, aCompany())
  expect(moved.find(({ key }) => key === 'dias_cartera')?.value).toBe('counts')
})

test('what moved adds up to the difference of the scores, and back', () => {
  const companies = [...randomCompanies(7, 200)]
  for (const [i, before] of companies.entries()) {
    const after = companies[(i + 1) % companies.length] ?? before
    const [old, now] = [scoreOf(before), scoreOf(after)]
    if (old === null || now === null) continue
    const sum = (moved: { points: number }[]) => moved.reduce((total, { points }) => total + points, 0)
    expect(sum(movedBetween(before, after))).toBeCloseTo(now - old, 6)
    expect(sum(movedBetween(after, before))).toBeCloseTo(old - now, 6)
  }
})
