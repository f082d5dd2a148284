import { readFileSync } from 'node:fs'
import { amountFields, type Figures, type RiskModelFile } from '@semaforo/contracts'
import { isAccepted, randomCompanies } from '@semaforo/testing/companies'
import fc from 'fast-check'
import { diagnose } from '../../src/expert/diagnose.ts'
import { ratiosOf } from '../../src/expert/ratios.ts'
import { scoreOf, scoreTenths } from '../../src/expert/score.ts'
import { weakestOf } from '../../src/expert/weakest.ts'
import { money } from '../../src/format.ts'
import { improve } from '../../src/improve/improve.ts'
import { planOf } from '../../src/improve/plan.ts'
import { riskModel } from '../../src/risk/model.ts'
import { verdictOf } from '../../src/verdict.ts'

// A process of its own: inside the test runner each company takes ten times as long.

const tenths = (figures: Figures) => scoreTenths(ratiosOf(figures))
const nthOf = <Item>(items: readonly Item[], nth: number) => items[nth % items.length] as Item
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The schema's rules on sums, without the cost of the whole schema. */
const isPossible = (figures: Figures) =>
  figures.activo_corriente <= figures.total_activos &&
  figures.pasivo_corriente <= figures.total_pasivos &&
  figures.inventario_final + figures.cuentas_por_cobrar <= figures.activo_corriente &&
  figures.ventas_credito <= figures.ventas_totales

/**
 * If two large amounts nearly cancel, 1 % of one of them is a large change of the difference: cash next to
 * stock that is many times the short-term debt, gross profit next to sales that are many times the assets.
 */
function cancels(figures: Figures): boolean {
  const { liquidez, rotacion_activos } = ratiosOf(figures)
  return liquidez > 10 || rotacion_activos > 12
}

function addsUp(figures: Figures): boolean {
  const { score, contributions, capContributions, availableWeight } = scoreOf(ratiosOf(figures))
  const isInRange = score !== null && Number.isInteger(score) && score >= 0 && score <= 1000
  const most = 20_000 / availableWeight + 1
  return (
    (availableWeight < 60 ? score === null : isInRange) &&
    score === tenths(figures) &&
    sum(contributions) + sum(capContributions) === (score ?? 0) &&
    contributions.every((each) => each >= 0 && each <= most) &&
    capContributions.every((each) => each <= 0)
  )
}

function debtNeverRaises(figures: Figures, nth: number): boolean {
  const { total_activos, total_pasivos, pasivo_corriente } = figures
  const before = tenths(figures) ?? Number.POSITIVE_INFINITY
  const debt = total_activos * nthOf([0.001, 0.05, 0.5], nth)
  const long = { ...figures, total_pasivos: total_pasivos + debt }
  const short = { ...long, pasivo_corriente: pasivo_corriente + debt }
  return (tenths(long) ?? 0) <= before && (tenths(short) ?? 0) <= before
}

function scaleDoesNotMatter(figures: Figures, nth: number): boolean {
  const rate = nthOf([1 / 4096, 17.3, 1000], nth)
  const changed = { ...figures }
  for (const field of amountFields) changed[field] *= rate
  return tenths(changed) === tenths(figures)
}

function doesNotJump(figures: Figures, nth: number): boolean {
  const before = tenths(figures)
  if (before === null || cancels(figures)) return true
  const field = nthOf(amountFields, nth)
  return [0.99, 1.01].every((factor) => {
    const changed = { ...figures }
    changed[field] *= factor
    const after = tenths(changed)
    return after === null || Math.abs(after - before) < 40 || !isPossible(changed)
  })
}

function weakestIsFirst(figures: Figures): boolean {
  const { overall, details } = diagnose(figures)
  return weakestOf(figures)?.key === (overall.score === null ? undefined : details.weaknesses[0])
}

const path = new URL('../../../../services/diagnostic/model/risk-model.json', import.meta.url)
const model = riskModel(JSON.parse(readFileSync(path, 'utf8')) as RiskModelFile)

/** Whether page and PDF name one amount for each step of the plan, and none for anything else that they advise. */
function oneAmountForOneAction(figures: Figures): boolean {
  const diagnosis = diagnose(figures)
  const improvement = improve(figures, model, 0.05)
  const { steps } = planOf(figures, improvement)
  const others = [
    improvement.message,
    verdictOf(diagnosis, model.predict(figures, 0.05)).sentence,
    ...diagnosis.details.ratios.map(({ advice }) => advice ?? ''),
  ]
  return (
    new Set(steps.map(({ lever }) => lever)).size === steps.length &&
    steps.every(
      ({ explanation, amount }) => explanation.match(/\$\u00a0[\d,]+/g)?.join() === money(amount),
    ) &&
    others.every((text) => !text.includes('$'))
  )
}

/**
 * The properties that have to hold for each company, and how many thousands of companies are tried. Each
 * company is tried with one of the changes, in turn: many companies find more than many changes to a few.
 */
const properties: Record<string, { holds: (figures: Figures, nth: number) => boolean; thousands: number }> = {
  isAccepted: { holds: isAccepted, thousands: 20 },
  weakestIsFirst: { holds: weakestIsFirst, thousands: 20 },
  oneAmountForOneAction: { holds: oneAmountForOneAction, thousands: 2 },
  addsUp: { holds: addsUp, thousands: 1000 },
  debtNeverRaises: { holds: debtNeverRaises, thousands: 1000 },
  scaleDoesNotMatter: { holds: scaleDoesNotMatter, thousands: 1000 },
  doesNotJump: { holds: doesNotJump, thousands: 1000 },
}

const property = properties[process.argv[2] ?? '']
if (!property) throw new Error('usage: try-companies <property>')
const { holds, thousands } = property
fc.assert(
  fc.property(fc.nat(), (seed) => {
    let nth = 0
    for (const figures of randomCompanies(seed, 1000)) {
      if (!holds(figures, nth++)) throw new Error(`does not hold for ${JSON.stringify(figures)}`)
    }
  }),
  { numRuns: thousands, endOnFailure: true },
)
process.stdout.write(`${thousands * 1000}\n`)
