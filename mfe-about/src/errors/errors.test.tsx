import { problems } from '@semaforo/contracts/problems'
import { openFrontend } from '@semaforo/frontend-kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import app from '../app.tsx'

const open = openFrontend(app)
const title = (name: string) => screen.queryByRole('heading', { name })
const search = (value: string) =>
  fireEvent.input(screen.getByLabelText('Buscar un código o una palabra'), { target: { value } })

test('the page of all messages has every code, and finds them by their words', async () => {
  const page = await open('/ayuda/errores')
  await screen.findByRole('heading', { level: 1, name: 'Mensajes de error' })
  for (const [code] of problems) expect(document.getElementById(code)).toBeInTheDocument()
  expect(page).not.toHaveTextContent('`')
  search('demasiadas CONTRASENAS')
  await waitFor(() => expect(title('invalid-credentials')).toBeNull())
  expect(title('too-many-attempts')).toBeVisible()
  search('xyz')
  expect(await screen.findByText('Ningún mensaje tiene esas palabras.')).toBeVisible()
})

test('the address of a code leads to its place in the list', async () => {
  await open('/ayuda/errores/no-canary')
  await waitFor(() => expect(location.pathname + location.hash).toBe('/ayuda/errores#no-canary'))
  await screen.findByRole('heading', { name: 'no-canary' })
})
