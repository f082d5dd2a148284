import { readOperator } from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

beforeEach(() => api.answer(readOperator, { open: true, name: 'Números Claros', replyDays: 3 }))

test('the privacy notice says who is responsible, and leads to what one can do', async () => {
  await open('/privacidad')
  await screen.findByText(/^Números Claros opera este sitio/)
  await userEvent.click(screen.getByRole('link', { name: 'Pedir algo sobre mis datos' }))
  await screen.findByRole('heading', { level: 1, name: 'Contacto' })
  expect(screen.getByRole('combobox')).toHaveValue('data')
})

test('the privacy notice names both ways in which figures reach the server, and what is kept without the pulse', async () => {
  await open('/privacidad')
  const money = await screen.findByText(/^Tus cifras pueden ser datos patrimoniales\./)
  expect(money).toHaveTextContent('cuando calculas un diagnóstico con tu cuenta')
  expect(money).toHaveTextContent('cuando aceptas compartir tu resultado con un aliado')
  expect(screen.getByText(/^El color de tus últimos cinco diagnósticos/)).toBeInTheDocument()
})
