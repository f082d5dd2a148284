import { openFrontend } from '@semaforo/frontend-kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app.tsx'

const open = openFrontend(app)

test('a question opens to its answer, and closes again', async () => {
  await open('/FAQ')
  const question = screen
    .getByText('¿Qué significa el color de mi semáforo?')
    .closest('summary') as HTMLElement
  expect(screen.getByText(/tu puntaje pasa de 70/)).not.toBeVisible()
  await userEvent.click(question)
  expect(screen.getByText(/tu puntaje pasa de 70/)).toBeVisible()
  await userEvent.click(question)
  expect(screen.getByText(/tu puntaje pasa de 70/)).not.toBeVisible()
})

test('the page about us leads to the questions', async () => {
  await open('/nosotros')
  await userEvent.click(screen.getByRole('link', { name: 'Lee las preguntas frecuentes' }))
  await screen.findByRole('heading', { level: 1, name: 'Preguntas frecuentes' })
})
