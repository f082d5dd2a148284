import { fakeApi } from '@semaforo/frontend-kit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  amount,
  button,
  calculate,
  diagnosticSite,
  fillIn,
  monthly,
  openDiagnostic,
  press,
} from '../../test/diagnostic-site.ts'

const api = fakeApi()
diagnosticSite(api)
const openPage = openDiagnostic()

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
