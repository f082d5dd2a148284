import { Diagnosis, type Figures, type RatioKey } from '@semaforo/contracts'
import { aCompany, randomCompanies } from '@semaforo/testing/companies'
import { bandOf, caps, diagnose, limitsOf, overallOf, ratingOf, ratioText, rules } from '../src/index.ts'
import { piecewise } from '../src/piecewise.ts'

const ratio = (figures: Figures, key: RatioKey) => {
  const found = diagnose(figures).details.ratios.find((each) => each.key === key)
  if (!found) throw new Error(`${key} is missing`)
  return found
}

test('a healthy shop: each ratio with its value, points and contribution', () => {
  const { overall, details } = diagnose(aCompany())
  expect(overall).toEqual({ score: 86.3, band: 'Empresa saludable' })
  expect(details.ratios.map(({ key, contribution }) => [key, contribution])).toEqual([
    ['liquidez', 15],
    ['prueba_acida', 3.4],
    ['capital_trabajo', 4.6],
    ['endeudamiento', 18.5],
    ['deuda_corto_plazo', 5],
    ['margen_bruto', 15],
    ['productividad', 5],
    ['dias_inventario', 5.2],
    ['dias_cartera', 6.4],
    ['rotacion_activos', 5.2],
    ['ventas_credito', 3],
  ])
  expect(details).toMatchObject({ caps: [], warnings: [], weaknesses: ['prueba_acida', 'dias_inventario'] })
  expect(ratio(aCompany(), 'liquidez')).toMatchObject({ value: 1.875, points: 100, rating: 'bien' })
  expect(ratio(aCompany(), 'prueba_acida')).toMatchObject({ value: 0.575, points: 34.375, rating: 'alerta' })
})

test('the texts contain the figures of the company', () => {
  expect(ratio(aCompany(), 'liquidez').explanation).toContain('tienes $\u00a01.88')
  expect(ratio(aCompany(), 'prueba_acida').explanation).toContain('$\u00a034,000')
  expect(ratio(aCompany(), 'dias_inventario').explanation).toContain('112\u00a0días')
  expect(ratio(aCompany({ activo_corriente: 300_000 }), 'liquidez').explanation).toContain('dinero parado')
})

test('an indicator says what there is to say, and nothing where there is nothing', () => {
  const none = aCompany({ pasivo_corriente: 0, total_pasivos: 0 })
  expect(ratio(none, 'endeudamiento').explanation).toBe('No debes nada: todo es tuyo.')
  const little = aCompany({ pasivo_corriente: 1_000, total_pasivos: 1_000 })
  expect(ratio(little, 'endeudamiento').explanation).toBe(
    'De cada $\u00a0100 que tiene tu negocio debes menos de $\u00a01. La mayor parte es tuya.',
  )
  expect(ratio(aCompany({ cuentas_por_cobrar: 0 }), 'dias_cartera').explanation).toBe(
    'Nadie te debe: todo lo que vendiste ya lo cobraste.',
  )
  expect(ratio(aCompany({ costo_ventas: 500_000 }), 'margen_bruto').explanation).not.toContain('$')
})

describe('the advice of an indicator', () => {
  const weak = (figures: Figures) =>
    diagnose(figures).details.ratios.filter(({ rating }) => ['atencion', 'alerta'].includes(rating))
  /** The value of a goal as it is written: `37.1 %`, `65 días`, `1.25`. */
  const writtenValue = (goal: string) => Number.parseFloat(goal) / (goal.endsWith('%') ? 100 : 1)

  test.each(rules.map(({ key, unit, points }) => ({ key, unit, points })))(
    'names the limit of $key, at which it is rated bien',
    ({ key, unit, points }) => {
      const goal = ratioText(limitsOf(key).good, unit)
      expect(ratingOf(piecewise(points, writtenValue(goal)))).toBe('bien')
      const advices = [...randomCompanies(5, 2_000)].flatMap((figures) =>
        weak(figures).flatMap((ratio) => (ratio.key === key ? [ratio.advice] : [])),
      )
      expect(advices.length).toBeGreaterThan(0)
      for (const advice of advices) expect(advice).toContain(goal)
    },
  )

  test('the advice names no amounts; the plan does', () => {
    for (const figures of randomCompanies(6, 2_000))
      for (const { advice } of weak(figures)) expect(advice).not.toContain('$')
  })
})

test('the weights add up to 100, values ascend, and each row has a rationale', () => {
  expect(rules.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  for (const corners of [...rules.map(({ points }) => points), ...caps.map(({ limits }) => limits)]) {
    const values = corners.map(([value]) => value)
    expect(values).toEqual([...values].sort((a, b) => a - b))
  }
  for (const { source } of [...rules, ...caps]) expect(source.length).toBeGreaterThan(20)
})

describe('zero denominators', () => {
  test('without short-term debt both liquidity ratios have full points, even if all current assets are stock', () => {
    const figures = aCompany({ pasivo_corriente: 0, inventario_final: 120_000 })
    expect(ratio(figures, 'liquidez')).toMatchObject({ value: null, points: 100, rating: 'bien' })
    expect(ratio(figures, 'prueba_acida')).toMatchObject({ value: null, points: 100 })
    const stock = aCompany({ pasivo_corriente: 0, inventario_final: 150_000, cuentas_por_cobrar: 0 })
    expect(ratio(stock, 'prueba_acida').points).toBe(100)
  })

  test('no current assets and no short-term debt: liquidity does not apply', () => {
    const figures = aCompany({
      activo_corriente: 0,
      pasivo_corriente: 0,
      inventario_final: 0,
      cuentas_por_cobrar: 0,
    })
    expect(ratio(figures, 'liquidez')).toMatchObject({ points: null, rating: 'no_aplica', contribution: 0 })
    expect(ratio(figures, 'prueba_acida').rating).toBe('no_aplica')
  })

  test('no inventory: its weight is distributed over the others, and the result says so', () => {
    const figures = aCompany({ inventario_inicial: 0, inventario_final: 0 })
    const { rating, explanation, effectiveWeight } = ratio(figures, 'dias_inventario')
    expect({ rating, effectiveWeight }).toEqual({ rating: 'no_aplica', effectiveWeight: 0 })
    expect(explanation).toBe('No aplica: tu negocio no maneja inventario. No cuenta para tu puntaje.')
    expect(ratio(figures, 'liquidez').effectiveWeight).toBeCloseTo((15 * 100) / 92)
  })

  test('no credit sales and no receivables: days to collect do not apply', () => {
    const none = aCompany({ ventas_credito: 0, cuentas_por_cobrar: 0 })
    expect(ratio(none, 'dias_cartera').rating).toBe('no_aplica')
    expect(ratio(none, 'ventas_credito')).toMatchObject({ points: 100, rating: 'bien' })
  })

  test('receivables without credit sales get zero points and a warning', () => {
    const figures = aCompany({ ventas_credito: 0 })
    expect(ratio(figures, 'dias_cartera')).toMatchObject({ points: 0, contribution: 0, rating: 'alerta' })
    const codes = diagnose(figures).details.warnings.map(({ code }) => code)
    expect(codes).toEqual(['receivables-without-credit-sales'])
  })

  test('less than 60 of the weight: no score, and no contributions', () => {
    const figures = aCompany({
      activo_corriente: 0,
      pasivo_corriente: 0,
      inventario_inicial: 0,
      inventario_final: 0,
      cuentas_por_cobrar: 0,
      ventas_totales: 0,
      ventas_credito: 0,
      costo_ventas: 0,
    })
    const { overall, details } = diagnose(figures)
    expect(overall).toEqual({ score: null, band: 'Sin diagnóstico' })
    expect(details.caps).toEqual([])
    expect(details.ratios.every(({ contribution }) => contribution === 0)).toBe(true)
  })
})

test('a company with more debt than assets is always Riesgo de quiebra', () => {
  const figures = aCompany({ total_pasivos: 400_000 })
  const { overall, details } = diagnose(figures)
  expect(overall).toEqual({ score: 39, band: 'Riesgo de quiebra' })
  expect(details.caps).toMatchObject([{ key: 'endeudamiento', limit: 39 }])
  const all = [...details.ratios, ...details.caps]
  expect(Math.round(all.reduce((sum, { contribution }) => sum + contribution * 10, 0))).toBe(390)
  for (const random of randomCompanies(3, 5_000)) {
    const score = diagnose({ ...random, total_pasivos: random.total_activos * 1.01 }).overall.score
    expect(score ?? 0).toBeLessThan(40)
  }
})

test('flows of a part of the year are annualized, days refer to that part', () => {
  const quarter = aCompany({
    periodo_meses: 3,
    ventas_totales: 125_000,
    costo_ventas: 75_000,
    ventas_credito: 50_000,
  })
  expect(diagnose(quarter).overall).toEqual(diagnose(aCompany()).overall)
})

test.each([
  [null, 'Sin diagnóstico'],
  [39.9, 'Riesgo de quiebra'],
  [40, 'Empresa estable'],
  [70, 'Empresa estable'],
  [70.1, 'Empresa saludable'],
])('a score of %s is in the band %s', (score, band) => {
  expect(bandOf(score)).toBe(band)
})

test.each([
  [100, 'bien'],
  [70, 'bien'],
  [69.9, 'atencion'],
  [40, 'atencion'],
  [39.9, 'alerta'],
  [0, 'alerta'],
  [Number.NaN, 'no_aplica'],
])('%s points are rated %s', (points, rating) => {
  expect(ratingOf(points)).toBe(rating)
})

test('for random companies the result matches its contract and every sentence is complete', () => {
  for (const figures of randomCompanies(11, 4_000)) {
    const answer = diagnose(figures)
    if (overallOf(figures).score !== answer.overall.score) throw new Error(JSON.stringify(figures))
    const texts = [
      ...answer.details.ratios.flatMap(({ explanation, advice }) => [explanation, advice]),
      ...answer.details.caps.map(({ explanation }) => explanation),
      ...answer.details.warnings.map(({ message }) => message),
    ].join(' ')
    if (/NaN|Infinity|undefined|null|\$\u00a0-/.test(texts))
      throw new Error(`${JSON.stringify(figures)} ${texts}`)
    if (!Diagnosis.safeParse(answer).success) throw new Error(`no diagnosis: ${JSON.stringify(figures)}`)
  }
})
