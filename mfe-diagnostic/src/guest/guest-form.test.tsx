import { saveRecord } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  amount,
  aSession,
  button,
  calculate,
  diagnosticSite,
  failing,
  fillIn,
  monthly,
  openDiagnostic,
  paste,
  press,
} from '../../test/diagnostic-site.ts'

const api = fakeApi()
diagnosticSite(api)
const openPage = openDiagnostic()

const sales = () => amount('Ventas totales').value.replace('\u00a0', ' ')
const region = (name: string) => within(screen.getByRole('region', { name }))

async function diagnosed() {
  await openPage('/probar')
  await fillIn()
  await calculate()
}

test('a guest has the sheet beside the form, whose lines lead to their fields', async () => {
  await openPage('/probar')
  await press('Ir a Ventas a credito: De ellas, a crédito')
  await waitFor(() => expect(amount('Ventas a credito')).toHaveFocus())
})

test('the figures that a guest confirms stay in the tab, and are not asked about again in it', async () => {
  const question = /serían 1,343\s+días de mercancía guardada/
  await openPage('/probar')
  await fillIn(monthly)
  await userEvent.tab()
  expect(await screen.findByText(question)).toBeVisible()
  await press('Así está bien')
  await waitFor(() => expect(screen.queryByText(question)).toBeNull())
  await openPage('/probar')
  await waitFor(() => expect(button('Calcular Diagnóstico')).toBeVisible())
  await calculate()
  expect(screen.queryByText(question)).toBeNull()
  expect(JSON.stringify(localStorage)).not.toContain('41000')
})

test('a guest gets the score, the risk, the light and the analysis', async () => {
  await diagnosed()
  expect(region('Sistema experto').getByText('86.3')).toBeVisible()
  expect(region('Modelo de Machine Learning').getByText('Fuera de riesgo')).toBeVisible()
  expect(region('Semáforo').getByRole('img', { name: 'Semáforo en verde' })).toBeVisible()
  expect(button('Qué cambiar primero')).toBeVisible()
  await press('Análisis, punto por punto')
  expect((await screen.findAllByText('Liquidez'))[0]).toBeVisible()
})

test('without a score there is no plan to a green light', async () => {
  await openPage('/probar')
  paste('Activos corrientes', '0\n0\n100000\n0\n0\n0\n0\n0\n0\n0')
  await press('Poner estas cifras')
  await calculate()
  expect(button('Análisis, punto por punto')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Qué cambiar primero' })).toBeNull()
})

test('«Reiniciar» is undone, the result too', async () => {
  await diagnosed()
  await press('Reiniciar')
  expect(sales()).toBe('')
  await press('Deshacer')
  expect(sales()).toBe('$ 500,000.00')
  expect(region('Sistema experto').getByText('86.3')).toBeVisible()
  await waitFor(() => expect(button('Reiniciar')).toHaveFocus())
})

test.each([
  [
    'others were calculated',
    async () => {
      await fillIn(failing)
      await calculate()
    },
  ],
  ['they were removed', () => press('Reiniciar')],
])('figures that somebody wanted to keep are not kept after %s', async (_, act) => {
  await diagnosed()
  await userEvent.click(screen.getByRole('link', { name: 'Ya tengo cuenta' }))
  expect(location.search).toBe('?volver=%2Fminegocio')
  await openPage('/probar')
  await act()
  await openPage('/minegocio', aSession())
  await screen.findByText('Aquí verás tu semáforo')
  expect(sales()).toBe('')
  expect(api.received(saveRecord)).toEqual([])
})

test('a guest is told what is missing', async () => {
  await openPage('/probar')
  await press('Calcular Diagnóstico')
  expect(await screen.findAllByText('Falta este dato.')).toHaveLength(10)
})
