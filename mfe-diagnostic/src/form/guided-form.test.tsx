import { fakeApi } from '@semaforo/frontend-kit/testing'
import { aCompany } from '@semaforo/testing/companies'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  amount,
  aSession,
  button,
  column,
  diagnosticSite,
  onPhone,
  openDiagnostic,
  paste,
  press,
  write,
} from '../../test/diagnostic-site.ts'

diagnosticSite(fakeApi())
onPhone()
const openPage = openDiagnostic()

/** Opens the page; a second time it is a reload. */
const open = async (as = aSession()) => {
  await openPage('/minegocio', as)
  await screen.findByRole('button', { name: /^(Ver todo|Paso a paso)$/ })
}
/** The fields on the screen. */
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('form input, form select')]
    .filter((field) => !field.closest('[hidden]'))
    .map(({ name }) => name)
const isAsked = (field: string) => waitFor(() => expect(document.activeElement).toHaveProperty('name', field))
const pasteShop = async (changes = {}) => {
  paste('Activos corrientes', column(aCompany(changes)))
  await press('Poner estas cifras')
}

test('a phone shows one question at a time, explained, with its place on the sheet', async () => {
  await open()
  expect(screen.getByText('1 de 11')).toBeVisible()
  expect(fields()).toEqual(['activo_corriente'])
  expect(screen.getByText(/También: activo circulante/)).toBeVisible()
  write('Activos corrientes', '150000')
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('form [aria-current="true"]')].map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Activo circulante\$\s150,000/)]),
  )
})

test('the keyboard alone goes through all questions and the review to the result', async () => {
  await open()
  amount('Activos corrientes').focus()
  for (const figure of column(aCompany()).split('\n')) {
    const before = document.activeElement
    await userEvent.keyboard(`${figure}{Enter}`)
    await waitFor(() => expect(document.activeElement).not.toBe(before))
  }
  expect(screen.getByText('11 de 11')).toBeVisible()
  await isAsked('periodo_meses')
  await press('Atrás')
  await isAsked('cuentas_por_cobrar')
  await press('Siguiente')
  await press('Siguiente')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Revisa tus cifras' })).toHaveFocus())
  // The sheet beside the form has the same lines: a phone hides it.
  const review = within(document.querySelector('form') as HTMLElement)
  expect(review.getByRole('button', { name: /^Ir a Ventas totales: Ventas netas/ })).toHaveTextContent(
    /\$\s500,000\.00/,
  )
  await userEvent.click(review.getByRole('button', { name: /^Ir a Cuentas por cobrar: Clientes/ }))
  await isAsked('cuentas_por_cobrar')
  await press('Siguiente')
  await press('Siguiente')
  button('Calcular Diagnóstico').focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Diagnóstico financiero' })
})

test.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['Siguiente', () => press('Siguiente')],
])('a wrong amount stops %s once, and not twice', async (_, goOn) => {
  await open()
  expect(screen.queryByRole('button', { name: 'Atrás' })).toBeNull()
  write('Activos corrientes', '15%')
  await goOn()
  expect(await screen.findByText(/no un porcentaje/)).toBeVisible()
  await isAsked('activo_corriente')
  expect(screen.getByText('1 de 11')).toBeVisible()
  await goOn()
  await isAsked('pasivo_corriente')
  await userEvent.click(screen.getByRole('link', { name: 'Activos corrientes' }))
  await isAsked('activo_corriente')
})

test('an error links to its question, and in the whole form to its field', async () => {
  const session = aSession()
  await open(session)
  await pasteShop({ total_pasivos: -1 })
  await open(session)
  await press('Calcular Diagnóstico')
  await userEvent.click(await screen.findByRole('link', { name: 'Total de pasivos' }))
  await isAsked('total_pasivos')
  await press('Paso a paso')
  await screen.findByRole('heading', { name: 'Revisa tus cifras' })
  expect(screen.getByText('Hay 2 datos por corregir:')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Total de pasivos' }))
  await screen.findByText('4 de 11')
  await isAsked('total_pasivos')
  expect(screen.getByText(/No puede ser un número negativo\./)).toBeVisible()
})

test('a reload resumes at the first unanswered question', async () => {
  const session = aSession()
  await open(session)
  write('Activos corrientes', '150000')
  await userEvent.keyboard('{Enter}')
  await isAsked('pasivo_corriente')
  await open(session)
  expect(screen.getByText('2 de 11')).toBeVisible()
  await press('Atrás')
  expect(amount('Activos corrientes').value).toMatch(/150,000\.00$/)
})

test('the whole form is one press away, stays chosen, and has a way back', async () => {
  const session = aSession()
  await open(session)
  await press('Ver todo')
  expect(fields()).toHaveLength(11)
  await open(session)
  expect(fields()).toHaveLength(11)
  await press('Paso a paso')
  expect(screen.getByText('1 de 11')).toBeVisible()
})

test('a filled form opens as a whole, and an empty one question by question', async () => {
  const session = aSession()
  await open(session)
  await pasteShop()
  expect(screen.getByText('1 de 11')).toBeVisible()
  await open(session)
  expect(fields()).toHaveLength(11)
  await press('Reiniciar')
  expect(await screen.findByText('1 de 11')).toBeVisible()
})
