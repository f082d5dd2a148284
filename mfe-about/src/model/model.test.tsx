import { openFrontend } from '@semaforo/frontend-kit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app.tsx'
import { modelCard } from './model-card.ts'

const openPage = openFrontend(app)
const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)

test('the page about us leads to /modelo, which shows how often the model is right by size and its limits, with the tables folded', async () => {
  await openPage('/nosotros')
  await userEvent.click(screen.getByRole('link', { name: /^Cómo se hizo el modelo/ }))
  await screen.findByRole('heading', { level: 1, name: 'Cómo se hizo el modelo' })
  expect(section('Empresas grandes').getByText('Acierta en 86 de 100 pares')).toBeVisible()
  expect(section('Las más pequeñas').getByText('Acierta en 57 de 100 pares')).toBeVisible()
  expect(section('Para qué no debe usarse').getByText(/^Para decidir un crédito/)).toBeVisible()
  const [polish] = modelCard.trained.rows
  expect(screen.getByText(new RegExp(`^De las cifras de ${polish?.[1]} empresas de Polonia`))).toBeVisible()
  const folded = [...document.querySelectorAll('details')]
  expect(folded.map(({ open }) => open)).toEqual([false, false, false, false])
  expect(within(folded[3] as HTMLElement).getByText('0.570')).toBeInTheDocument()
})
