import { type Figures, listTags } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  aSession,
  calculate,
  diagnosticSite,
  failing,
  fillIn,
  openDiagnostic,
  unfoldForm,
} from '../../test/diagnostic-site.ts'

const api = fakeApi()
diagnosticSite(api)
const openPage = openDiagnostic()

async function open(figures: Partial<Figures> = {}) {
  await openPage('/minegocio', aSession())
  await fillIn(figures)
  await calculate()
}

const analysis = () => within(screen.getByRole('region', { name: 'Análisis' }))
const indicator = (name: string) =>
  analysis()
    .getAllByText(name)
    .find((found) => found.closest('summary'))
    ?.closest('details') as HTMLElement

/** Red, but can turn green within a year. */
const struggling = { ...failing, total_activos: 500_000, total_pasivos: 320_000, costo_ventas: 420_000 }

test('every ratio shows its meaning and contribution, and the points add up to the score', async () => {
  await open()
  expect(analysis().getByText('112 días · atención')).toBeVisible()
  const points = analysis()
    .getAllByText(/^(0|\+\d+\.\d)\sde\s\d+(\.\d)?\spuntos$/)
    .map(({ textContent }) => Number.parseFloat(textContent))
  expect(points).toHaveLength(11)
  expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(86.3, 6)
  expect(analysis().queryByText(/Tus indicadores suman/)).toBeNull()
})

test('every indicator is one line with its value, its goal and how far it is, and opens on what to do', async () => {
  await open()
  expect(analysis().getByText('Tus 11 indicadores, del más al menos importante')).toBeVisible()
  expect(document.querySelector('details[open]')).toBeNull()
  const days = within(indicator('Días de inventario'))
  expect(days.getByText(/^bien hasta 101\sdías · te sobran 11\sdías$/)).toBeVisible()
  expect(within(indicator('Liquidez')).getByText('bien desde 1.25')).toBeVisible()
  expect(days.getByText(/Tu meta es venderlo en 101.días/)).not.toBeVisible()
  await userEvent.click(days.getByText('Días de inventario'))
  expect(days.getByText(/Tu meta es venderlo en 101.días/)).toBeVisible()
  expect(days.getByText(/^\+5\.2\sde\s8\spuntos$/)).toBeVisible()
})

test('what adds nothing says «0 de», and what is negative has its own sign', async () => {
  await open({
    ...struggling,
    pasivo_corriente: 110_000,
    inventario_final: 70_000,
    cuentas_por_cobrar: 15_000,
  })
  expect(within(indicator('Capital de trabajo')).getByText(/^−4\.0\s% · alerta$/)).toBeVisible()
  expect(
    within(indicator('Capital de trabajo')).getByText(/te faltan 14\spuntos porcentuales$/),
  ).toBeVisible()
  await userEvent.click(within(indicator('Prueba ácida')).getByText('Prueba ácida'))
  expect(within(indicator('Prueba ácida')).getByText(/^0\sde\s10\spuntos$/)).toBeVisible()
})

test('the topics of a ratio link to their videos', async () => {
  const slug = 'rotacion-de-inventarios'
  api.answer(listTags, {
    tags: [{ id: 1, slug, name: 'Rotación de inventarios', description: slug, likes: 0 }],
  })
  await open()
  await userEvent.click(within(indicator('Días de inventario')).getByText('Días de inventario'))
  const link = await within(indicator('Días de inventario')).findByRole('link', {
    name: 'Rotación de inventarios',
  })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\?tema=rotacion-de-inventarios$/))
})

test('a cap shows what limits the whole score', async () => {
  await open({
    activo_corriente: 300_000,
    pasivo_corriente: 100_000,
    total_pasivos: 390_000,
    costo_ventas: 250_000,
    inventario_inicial: 50_000,
    inventario_final: 50_000,
    ventas_credito: 100_000,
    cuentas_por_cobrar: 8_000,
  })
  expect(analysis().getByText(/está tan débil que limita todo el puntaje/)).toBeVisible()
  expect(analysis().getByText(/un tope quita \d+\.\d y tu puntaje es/)).toBeVisible()
})

test('a cap that takes nothing is not named', async () => {
  await open({
    activo_corriente: 105_000,
    pasivo_corriente: 100_000,
    total_activos: 500_000,
    total_pasivos: 120_000,
    costo_ventas: 495_000,
    inventario_inicial: 10_000,
    inventario_final: 10_000,
    ventas_credito: 100_000,
    cuentas_por_cobrar: 5_000,
  })
  expect(analysis().getAllByText(/limita todo el puntaje|no deja que el puntaje/)).toHaveLength(1)
})

test('a warning is shown once: in the analysis, or beside its figures while the form is open', async () => {
  const warning = /^Debes más de lo que tienes\./
  await open(failing)
  expect(analysis().getByText(warning)).toBeVisible()
  await unfoldForm()
  expect(analysis().queryByText(warning)).toBeNull()
  expect(screen.getByText(warning)).toBeVisible()
})

test('a ratio that does not apply says so and contributes nothing', async () => {
  await open({ inventario_inicial: 0, inventario_final: 0, ventas_credito: 0, cuentas_por_cobrar: 0 })
  expect(analysis().getAllByText('no aplica')).toHaveLength(2)
})
