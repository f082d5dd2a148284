import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figures, Prediction, RiskModelFile } from '@semaforo/contracts'
import { aCompany, randomCompanies } from '@semaforo/testing/companies'
import { riskModel } from '../src/index.ts'

/** The model that ships: package and training share nothing but this file. */
const trained = join(import.meta.dirname, '../../../services/diagnostic')
const read = (path: string) => JSON.parse(readFileSync(join(trained, path), 'utf8'))
const file = RiskModelFile.parse(read('model/risk-model.json'))
const model = riskModel(file)
const base = 0.05
const logit = (share: number) => Math.log(share / (1 - share))
const oddsOf = ({ riesgo }: Prediction) => logit(riesgo)

test('400 companies with missing figures: the same log odds as in training, to 1e-9', () => {
  const vectors: { ratios: (number | null)[]; logOdds: number }[] = read('test/risk-vectors.json')
  expect(vectors).toHaveLength(400)
  expect(vectors.some(({ ratios }) => ratios.includes(null))).toBe(true)
  for (const { ratios, logOdds } of vectors) {
    const found = model.logOdds(ratios.map((value) => value ?? Number.NaN))
    expect(Math.abs(found - logOdds)).toBeLessThan(1e-9)
  }
})

test('for random companies the contributions add up to the risk, and every share is between 0 and 1', () => {
  for (const figures of randomCompanies(5, 1_000)) {
    const answer = model.predict(figures, base)
    if (!Prediction.safeParse(answer).success) throw new Error(JSON.stringify({ figures, answer }))
    const added = answer.factores.reduce(
      (sum, { contribution }) => sum + contribution,
      answer.punto_de_partida,
    )
    if (Math.abs(added - oddsOf(answer)) > 1e-9) throw new Error(`${added} is not ${oddsOf(answer)}`)
    const { desde, hasta } = answer.intervalo
    expect(desde > 0 && desde <= answer.riesgo && answer.riesgo <= hasta && hasta < 1).toBe(true)
    expect(answer.probability_class_0 + answer.probability_class_1).toBe(1)
    expect(answer.prediction).toBe(answer.probability_class_1 > answer.probability_class_0 ? 1 : 0)
    expect(answer.prediction).toBe(answer.veces_la_base > 1 ? 1 : 0)
    expect(model.classify(figures)).toBe(answer.prediction)
    expect(model.assess(figures, base)).toEqual({ prediction: answer.prediction, riesgo: answer.riesgo })
  }
})

test('additional short-term debt does not lower the risk of any company', () => {
  for (const figures of randomCompanies(7, 1_000)) {
    const before = model.predict(figures, base).riesgo
    for (const share of [0.01, 0.3]) {
      const debt = figures.total_activos * share
      const after = model.predict(
        {
          ...figures,
          total_pasivos: figures.total_pasivos + debt,
          pasivo_corriente: figures.pasivo_corriente + debt,
        },
        base,
      ).riesgo
      if (after < before - 1e-12) throw new Error(`${JSON.stringify(figures)} ${before} ${after}`)
    }
  }
})

test('another base rate changes the risk, but neither the prediction nor the contributions', () => {
  const low = model.predict(aCompany(), 0.02)
  const usual = model.predict(aCompany(), base)
  expect(oddsOf(usual) - oddsOf(low)).toBeCloseTo(logit(base) - logit(0.02), 9)
  expect(low.factores).toEqual(usual.factores)
  expect(low.probability_class_1).toBe(usual.probability_class_1)
  expect(low.tasa_base).toBe(0.02)
})

test('the factors are sorted by size, and each names its ratio and value', () => {
  const { factores } = model.predict(aCompany(), base)
  const sizes = factores.map(({ contribution }) => Math.abs(contribution))
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(factores).toContainEqual(
    expect.objectContaining({ key: 'liquidez', name: 'Liquidez', unit: 'veces', value: 1.875 }),
  )
})

test('a Shapley value is the mean over all orders: the same as by trying every order on one tree', () => {
  const one = {
    ...file,
    calibration: { slope: 1, intercept: 0 },
    start: 0,
    trees: {
      ratio: [0, 1, 2, 1, 2, 0, 1],
      threshold: [1, 0.5, 0.5, 0.2, 0.4, 2, 0.7],
      missingLeft: [0, 0, 0, 0, 0, 0, 0],
      value: [1, 2, 3, 4, 5, 6, 7, 8],
      cover: [0.1, 0.2, 0.05, 0.15, 0.1, 0.1, 0.2, 0.1],
    },
    selfTest: [{ ratios: Array(11).fill(null), logOdds: 8 }],
  }
  const figures = aCompany()
  const row = [1.875, 0.575, 0.45]
  /** The mean of the tree if only the ratios in `known` are known. */
  const mean = (known: readonly number[], place = 0): number => {
    if (place >= 7) return one.trees.value[place - 7] as number
    const ratio = one.trees.ratio[place] as number
    const [left, right] = [2 * place + 1, 2 * place + 2]
    if (known.includes(ratio)) {
      return mean(known, (row[ratio] as number) <= (one.trees.threshold[place] as number) ? left : right)
    }
    const weight = (at: number): number =>
      at >= 7 ? (one.trees.cover[at - 7] as number) : weight(2 * at + 1) + weight(2 * at + 2)
    return (weight(left) * mean(known, left) + weight(right) * mean(known, right)) / weight(place)
  }
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]
  const shapley = [0, 1, 2].map(
    (ratio) =>
      orders.reduce((sum, order) => {
        const before = order.slice(0, order.indexOf(ratio))
        return sum + mean([...before, ratio]) - mean(before)
      }, 0) / orders.length,
  )
  const { factores } = riskModel(one).predict(figures, base)
  const found = ['liquidez', 'prueba_acida', 'endeudamiento'].map(
    (key) => factores.find((factor) => factor.key === key)?.contribution,
  )
  for (const i of [0, 1, 2]) expect(found[i]).toBeCloseTo(shapley[i] as number, 12)
})

describe('domain', () => {
  const outside = (changes: Partial<Figures>) => model.predict(aCompany(changes), base)

  test('an ordinary shop is within the domain', () => {
    expect(outside({})).toMatchObject({ en_dominio: true, fuera_de_dominio: [] })
  })

  test('a ratio that hardly any company had is reported with the range of the others', () => {
    const answer = outside({ total_pasivos: 400_000 * 20 })
    expect(answer.en_dominio).toBe(false)
    expect(answer.fuera_de_dominio).toEqual([
      expect.objectContaining({ key: 'endeudamiento', value: 20, to: expect.any(Number) }),
    ])
  })

  test('without short-term debt the liquidity ratios have no finite value, and are outside', () => {
    const keys = outside({ pasivo_corriente: 0 }).fuera_de_dominio.map(({ key, value }) => [key, value])
    expect(keys).toContainEqual(['liquidez', null])
  })
})

test('a file with changed numbers fails its self-test', () => {
  const start = file.start + 1e-6
  expect(() => riskModel({ ...file, start })).toThrow(/self test/)
  expect(() =>
    riskModel({ ...file, trees: { ...file.trees, threshold: file.trees.threshold.map(() => 0) } }),
  ).toThrow(/self test/)
})
