import { readModelFile } from '@semaforo/contracts'
import * as rules from '@semaforo/diagnosis'
import { riskText } from '@semaforo/diagnostic-ui'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { aCompany } from '@semaforo/testing/companies'
import { fireEvent, screen, within } from '@testing-library/react'
import {
  aSession,
  calculate,
  diagnosticSite,
  fillIn,
  model,
  openDiagnostic,
  press,
  riskModelFile,
} from '../../test/diagnostic-site.ts'

const api = fakeApi()
diagnosticSite(api)
beforeEach(() => api.answer(readModelFile, riskModelFile))
const openPage = openDiagnostic()

const outcome = () => within(screen.getByRole('region', { name: 'Así quedarías' }))
const slider = (name: string) => screen.getByRole('slider', { name })
const turn = (name: string, percent: number) =>
  fireEvent.change(slider(name), { target: { value: String(percent) } })
const riskOf = (figures = aCompany()) => riskText(model.predict(figures, 0.05)).short

async function open() {
  await openPage('/minegocio', aSession())
  await fillIn()
  await calculate()
}

async function openSliders() {
  await open()
  await press('Probar cambios')
  await screen.findByRole('region', { name: 'Así quedarías' })
}

test('the model is loaded only on demand', async () => {
  await open()
  expect(api.received(readModelFile)).toEqual([])
  await press('Probar cambios')
  await screen.findByRole('region', { name: 'Así quedarías' })
  expect(api.received(readModelFile)).toHaveLength(1)
})

/** The percentages of the moved levers, and the figures that result. */
const turns: [turned: Record<string, number>, figures: object][] = [
  [
    { 'Costo de lo que vendes': 20, 'Deuda de corto plazo': 50 },
    { costo_ventas: 360_000, pasivo_corriente: 120_000 },
  ],
  [
    { 'Vender más o menos': -30 },
    { ventas_totales: 350_000, ventas_credito: 140_000, costo_ventas: 210_000 },
  ],
  [{ 'Inventario final': -50 }, { inventario_final: 52_000 }],
  [
    { 'Deuda total': 40, 'Cuentas por cobrar': 50 },
    { total_pasivos: 252_000, cuentas_por_cobrar: 45_000 },
  ],
]

test.each(turns)('%j shows score, band and risk of the figures that result', async (turned, changes) => {
  await openSliders()
  for (const [name, percent] of Object.entries(turned)) turn(name, percent)
  const figures = aCompany(changes)
  const { score, band } = rules.overallOf(figures)
  expect(outcome().getByText(score?.toFixed(1) ?? '')).toBeVisible()
  expect(outcome().getAllByText(band)[0]).toBeVisible()
  expect(outcome().getByText(`Riesgo en un año: ${riskOf(figures)}`)).toBeVisible()
  expect(outcome().getByText(`Hoy: 86.3 puntos · ${riskOf()}`)).toBeVisible()
})

test('a slider says the amount beside the percentage, and all of them are reset at once', async () => {
  await openSliders()
  const cost = slider('Costo de lo que vendes')
  expect(cost).toHaveAttribute('aria-valuetext', '$\u00a0300,000 · sin cambio')
  turn('Costo de lo que vendes', 20)
  expect(cost).toHaveAttribute('aria-valuetext', '$\u00a0360,000 · +20\u00a0%')
  // The cost follows the sales.
  turn('Vender más o menos', -50)
  expect(slider('Vender más o menos')).toHaveAttribute('aria-valuetext', '$\u00a0250,000 · −50\u00a0%')
  expect(cost).toHaveAttribute('aria-valuetext', '$\u00a0180,000 · +20\u00a0%')
  await press('Volver a tus cifras')
  expect(cost).toHaveAttribute('aria-valuetext', '$\u00a0300,000 · sin cambio')
})

test('impossible figures are reported', async () => {
  await openSliders()
  turn('Inventario final', 50)
  expect(outcome().getByText(/^El inventario final y las cuentas por cobrar suman más/)).toBeVisible()
})
