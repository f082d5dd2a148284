import { openFrontend } from '@semaforo/frontend-kit/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import app from '../app.tsx'

const openPage = openFrontend(app)
const loader = `<script src="${location.origin}/widget/v1.js" async></script>`
const line = () => document.querySelector('pre')?.textContent
const write = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

const open = () => openPage('/aliados/prueba')

/** Lets the script of the page arrive or fail: jsdom does not load it. */
async function arrive(outcome: 'load' | 'error') {
  const script = await waitFor(() => {
    const found = document.querySelector('script[src$="/widget/v1.js"]')
    expect(found).not.toBeNull()
    return found as Element
  })
  fireEvent(script, new Event(outcome))
}

test('a script that does not load is reported, and can be loaded again', async () => {
  const page = await open()
  await arrive('error')
  await screen.findByText('La muestra no cargó')
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await arrive('load')
  await waitFor(() => expect(page.querySelector('semaforo-pyme')).toBeInTheDocument())
  await userEvent.selectOptions(screen.getByLabelText('Dónde aparece'), 'modal')
  expect(screen.getByRole('button', { name: 'Abrir el diálogo' })).toBeVisible()
})

test('the line to copy has what is chosen, and not what the element does by itself', async () => {
  await open()
  expect(line()).toBe(`${loader}\n<semaforo-pyme partner="pk_tu_clave"></semaforo-pyme>`)
  await userEvent.selectOptions(screen.getByLabelText('Dónde aparece'), 'button')
  await userEvent.selectOptions(screen.getByLabelText('Tema'), 'dark')
  write(/^Color de botones/, '#7a1fa2')
  write(/^Esquinas/, '0')
  write(/^Tu clave/, `pk_${'a'.repeat(24)}`)
  expect(line()).toBe(
    `${loader}\n<semaforo-pyme partner="pk_${'a'.repeat(24)}" mode="button" scheme="dark" accent="#7a1fa2" radius="0"></semaforo-pyme>`,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Empezar de nuevo' }))
  expect(line()).toContain('<semaforo-pyme partner="pk_tu_clave"></semaforo-pyme>')
})

test.each([
  [/^Color de botones/, 'morado', 'El color se escribe como #2446c9, en minúsculas.'],
  [/^Esquinas/, '25', 'El radio va de 0 a 24.'],
  [/^Esquinas/, 'x', 'El radio va de 0 a 24.'],
  [/^Tu clave/, 'sk_secreta', 'Esa clave de aliado no existe.'],
])('a wrong value is reported at its field, and there is no line: %s %s', async (label, value, sentence) => {
  await open()
  write(label, value)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByLabelText(label)).toBeInvalid()
  expect(line()).toBeUndefined()
})

test('the line is copied, or selected where the browser refuses', async () => {
  let copied = ''
  const clipboard = {
    writeText: async (text: string) => {
      copied = text
    },
  }
  await open()
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }))
  expect(await screen.findByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(copied).toBe(line())
  Reflect.deleteProperty(navigator, 'clipboard')
  write(/^Esquinas/, '3')
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }))
  expect(await screen.findByText(/ya está seleccionada/)).toBeVisible()
  expect(String(getSelection())).toBe(line())
})
