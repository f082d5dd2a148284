import {
  createPartner,
  listPartners,
  type Partner,
  readUsage,
  rotatePartnerKey,
  updatePartner,
} from '@semaforo/contracts'
import { fakeApi, openFrontend } from '@semaforo/frontend-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { evasSession } from '../../../test/eva.ts'
import app from '../../app.tsx'

const api = fakeApi()
const open = openFrontend(app)

const [firstKey, secondKey] = [`pk_${'a'.repeat(20)}1111`, `pk_${'b'.repeat(20)}2222`]
const since = '2026-11-03T16:20:00.000Z'
const later = '2099-11-25T16:20:00.000Z'
const aPartner = (given: Partial<Partner> = {}): Partner => ({
  id: 'azul',
  name: 'Banco Azul',
  origins: ['https://uno.example'],
  theme: {},
  sharesPerDay: 1_000,
  suspended: false,
  keys: [{ key: firstKey, since }],
  createdAt: since,
  ...given,
})
const noUse = { day: '2026-11-22', viewed: 0, started: 0, finished: 0, shared: 0 }

/** The partner's page; a change is answered with the partner as it is then. */
async function openPartner(given: Partial<Partner> = {}, days = [noUse]): Promise<void> {
  let partner = aPartner(given)
  api.answer(listPartners, () => ({ partners: [partner] }))
  api.answer(readUsage, { days })
  api.answer(updatePartner, ({ body }) => {
    partner = { ...partner, ...(body as Partial<Partner>) }
    return partner
  })
  await open('/options/aliados/azul', evasSession)
  await screen.findByRole('heading', { level: 2, name: 'Banco Azul' })
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const invalid = () =>
  screen.queryAllByRole<HTMLInputElement>('textbox').flatMap((one) => (one.ariaInvalid ? one.name : []))
const sent = () => api.received(updatePartner).map(({ body }) => body)

test('a created partner shows the line with its key, and its addresses as browsers write them', async () => {
  let partners: Partner[] = []
  api.answer(listPartners, () => ({ partners }))
  api.answer(readUsage, { days: [noUse] })
  api.answer(createPartner, ({ body }) => {
    const created = aPartner(body as Partial<Partner>)
    partners = [created]
    return created
  })
  await open('/options/aliados', evasSession)
  await userEvent.click(await screen.findByRole('link', { name: 'Nuevo aliado' }))
  fill('Nombre', '  Banco Azul ')
  await userEvent.type(field('Sitio 1'), 'https://WWW.BancoAzul.example/')
  await press('Agregar otro sitio')
  await userEvent.keyboard('http://localhost:8080')
  fill('Color', '#FFD400')
  await screen.findByText(/^Sobre fondo claro lo oscurecemos a/)
  await press('Crear aliado')
  await screen.findByText(/^Aliado creado\./)
  expect(location.pathname).toBe('/options/aliados/azul')
  expect(api.received(createPartner)[0]?.body).toEqual({
    name: 'Banco Azul',
    origins: ['https://www.bancoazul.example', 'http://localhost:8080'],
    theme: { scheme: 'auto', accent: '#ffd400' },
    sharesPerDay: 1_000,
  })
  screen.getByText(
    `<script src="http://localhost/widget/v1.js" async></script><semaforo-pyme partner="${firstKey}"></semaforo-pyme>`,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Todos los aliados' }))
  const row = (await screen.findByRole('link', { name: 'Banco Azul' })).closest('li') as HTMLElement
  await waitFor(() => expect(row).toHaveTextContent('https://www.bancoazul.example y otro sitio'))
  expect(row).toHaveTextContent('Activo')
})

test('each error is at its field, the first has the focus, and nothing typed is lost', async () => {
  await open('/options/aliados/nuevo', evasSession)
  await screen.findByLabelText('Nombre')
  fill('Nombre', 'BANCO AZUL')
  fill('Sitio 1', 'https://despacho.example/pagina')
  await press('Agregar otro sitio')
  fill('Sitio 2', 'http://despacho.example')
  fill('Color', 'azul')
  fill('Radio de las esquinas', '99')
  fill('Máximo de resultados por día', 'muchos')
  await press('Crear aliado')
  expect(invalid()).toEqual(['origins.0', 'origins.1', 'theme.radius', 'theme.accent', 'sharesPerDay'])
  await waitFor(() => expect(field('Sitio 1')).toHaveFocus())

  await press('Quitar: Sitio 1')
  await waitFor(() => expect(field('Sitio 1')).toHaveFocus())
  expect(field('Sitio 1')).toHaveValue('http://despacho.example')
  fill('Sitio 1', 'https://despacho.example:8443')
  fill('Color', '')
  fill('Radio de las esquinas', '')
  fill('Máximo de resultados por día', '2,500')
  const message = 'Ya hay un aliado con ese nombre. Elige otro.'
  const errors = [{ path: 'name', message }]
  api.refuse(createPartner, 409, { code: 'partner-name-taken', message, errors })
  await press('Crear aliado')
  await screen.findByText(message)
  expect(invalid()).toEqual(['name'])
  expect(api.received(createPartner)[0]?.body).toMatchObject({ sharesPerDay: 2_500 })
  expect(field('Máximo de resultados por día')).toHaveValue('2,500')
})

test('without a connection a form says so, and keeps what was typed', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  api.disconnect(createPartner)
  await open('/options/aliados/nuevo', evasSession)
  await screen.findByLabelText('Nombre')
  fill('Nombre', 'Banco Azul')
  fill('Sitio 1', 'https://uno.example')
  await press('Crear aliado')
  await screen.findByText('No se pudo guardar.')
  screen.getByText('No tienes conexión a internet. Revísala e inténtalo de nuevo.')
  expect(field('Nombre')).toHaveValue('Banco Azul')
  Reflect.deleteProperty(navigator, 'onLine')
})

test('only what changed is saved', async () => {
  await openPartner({ sharesPerDay: 7 })
  await press('Guardar')
  await screen.findByText('No hay cambios para guardar')
  await userEvent.selectOptions(field('Tema'), 'Oscuro')
  await press('Guardar')
  await screen.findByText('Cambios guardados')
  expect(sent()).toEqual([{ theme: { scheme: 'dark' } }])
})

test('what is typed while the rest is being saved stays, and is saved next', async () => {
  await openPartner()
  const answer = api.hold(updatePartner)
  fill('Máximo de resultados por día', ' 7')
  await press('Guardar')
  fill('Nombre', 'Banco Verde')
  await press('Agregar otro sitio')
  fill('Sitio 2', 'https://dos.example')
  answer()
  await screen.findByText('Cambios guardados')
  expect(field('Máximo de resultados por día')).toHaveValue('7')
  expect(field('Nombre')).toHaveValue('Banco Verde')
  expect(field('Sitio 2')).toHaveValue('https://dos.example')
  await press('Guardar')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ name: 'Banco Verde', origins: ['https://uno.example', 'https://dos.example'] })
  await screen.findByText('Cambios guardados')
})

test('a key is changed after saying what becomes of each key', async () => {
  await openPartner()
  api.answer(rotatePartnerKey, () =>
    aPartner({
      keys: [
        { key: firstKey, since, until: later },
        { key: secondKey, since },
      ],
    }),
  )
  await press('Cambiar la clave')
  const dialog = screen.getByRole('dialog', { name: '¿Cambiar la clave de Banco Azul?' })
  const overlap = within(dialog).getByLabelText('¿Hasta cuándo sirve la clave actual?')
  await userEvent.selectOptions(overlap, 'Un día más')
  within(dialog).getByText(/^La clave actual sirve hasta el/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cambiar la clave' }))
  await screen.findByText('Clave cambiada. Dale al aliado la línea nueva.')
  expect(api.received(rotatePartnerKey).map(({ body }) => body)).toEqual([
    { current: firstKey, overlapHours: 24 },
  ])
  screen.getByText(secondKey)
  screen.getByText(/sirve también la clave que termina en …1111\.$/)
  await press('Cambiar la clave')
  await userEvent.selectOptions(overlap, 'Deja de servir de inmediato')
  expect(dialog).toHaveTextContent('Su página deja de mostrar el Semáforo hasta que tenga la clave nueva.')
  expect(dialog).toHaveTextContent('La que termina en …1111, que todavía servía, termina de inmediato.')
})

test('a key that another admin changed meanwhile is not changed again, and the page shows the new one', async () => {
  await openPartner()
  api.refuse(rotatePartnerKey, 409, { code: 'partner-changed', message: 'La clave ya cambió.' })
  api.answer(listPartners, { partners: [aPartner({ keys: [{ key: secondKey, since }] })] })
  await press('Cambiar la clave')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Cambiar la clave' }))
  await dialog.findByText('La clave ya cambió.')
  await screen.findByText(secondKey)
})

test('a partner is suspended after a question, and brought back after another', async () => {
  await openPartner()
  await press('Suspender')
  const dialog = screen.getByRole('dialog', { name: '¿Suspender a Banco Azul?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  expect(sent()).toEqual([])
  await press('Suspender')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Suspender' }))
  await screen.findByText('Aliado suspendido.')
  screen.getByText('Suspendido')
  await press('Reactivar')
  await userEvent.click(
    within(screen.getByRole('dialog', { name: '¿Reactivar a Banco Azul?' })).getByRole('button', {
      name: 'Reactivar',
    }),
  )
  await screen.findByText('Aliado reactivado.')
  expect(sent()).toEqual([{ suspended: true }, { suspended: false }])
})

test('the key is copied; where that is not allowed, it is selected', async () => {
  const copied: string[] = []
  const writeText = async (text: string) => void copied.push(text)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await openPartner()
  const copy = screen.getByRole('button', { name: 'Copiar: Clave actual' })
  fireEvent.click(copy)
  await screen.findByText('Copiado')
  expect(copied).toEqual([firstKey])
  navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  fireEvent.click(copy)
  await screen.findByText(/^Tu navegador no dejó copiar\./)
  expect(String(getSelection())).toBe(firstKey)
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('usage is shown in sums, and by day from the newest', async () => {
  const newestDay = { day: '2026-11-23', viewed: 3, started: 2, finished: 1, shared: 0 }
  await openPartner({}, [{ ...noUse, viewed: 1_000, started: 2 }, newestDay])
  await screen.findByText(/^Del 22 nov al 23 nov\. El día con más vistas fue el 22 nov, con 1,000\.$/)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1,003',
    '4',
    '1',
    '0',
  ])
  await press('Ver los números por día')
  const newest = screen.getAllByRole('row')[1] as HTMLElement
  expect(
    within(newest)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['3', '2', '1', '0'])
})

test('where usage cannot be read the rest of the page works, and a press tries it again', async () => {
  api.answer(listPartners, { partners: [aPartner()] })
  api.refuse(readUsage, 404, { message: 'No existe.' })
  await open('/options/aliados/azul', evasSession)
  await screen.findByText('No pudimos cargar el uso')
  fill('Máximo de resultados por día', '3')
  api.answer(readUsage, { days: [noUse] })
  await press('Intentar de nuevo')
  await screen.findByText(/^En estos días nadie lo ha visto\./)
  expect(field('Máximo de resultados por día')).toHaveValue('3')
})

test('a partner that does not exist leads back to the list', async () => {
  api.answer(listPartners, { partners: [] })
  await open('/options/aliados/nadie', evasSession)
  await screen.findByText('Ese aliado no existe')
  await userEvent.click(screen.getByRole('link', { name: 'Todos los aliados' }))
  await screen.findByText('Todavía no hay aliados')
})
