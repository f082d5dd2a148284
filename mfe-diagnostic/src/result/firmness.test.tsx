import { type Figures, readPublicModelFile } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { screen } from '@testing-library/react'
import { aSession, calculate, diagnosticSite, fillIn, openDiagnostic } from '../../test/diagnostic-site.ts'

const api = fakeApi()
diagnosticSite(api)
const openPage = openDiagnostic()

async function open(figures: Partial<Figures> = {}) {
  await openPage('/minegocio', aSession())
  await fillIn(figures)
  await calculate()
}

test('where the model cannot be had nothing is said about the firmness, and the result stands', async () => {
  api.refuse(readPublicModelFile, 503)
  await open()
  expect(screen.getByRole('img', { name: 'Semáforo en verde' })).toBeVisible()
  expect(screen.queryByText(/cambia tu semáforo|tu semáforo pasaría/)).toBeNull()
})

test('a firm light is said to be firm, with the scores that an error leads to', async () => {
  await open()
  expect(
    await screen.findByText(/^Ningún dato solo, equivocado en 10\s%, cambia tu semáforo\.$/),
  ).toBeVisible()
  expect(screen.getByText(/tu puntaje estaría entre \d+\.\d y \d+\.\d\.$/)).toBeVisible()
})
