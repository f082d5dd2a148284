import {
  type Business,
  type DiagnosticRecord,
  listRecords,
  mergeBusiness,
  moveRecord,
  renameBusiness,
  saveRecord,
} from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  amount,
  aRecord,
  aSession,
  calculate,
  diagnosticSite,
  failing,
  fillIn,
  openDiagnostic,
  press,
  unfoldForm,
  write,
} from '../../test/diagnostic-site.ts'

const api = fakeApi()
const records = diagnosticSite(api)
const openPage = openDiagnostic()

const lupita = { id: '3f0c1c0e-6e7b-4f0c-9c53-0d7a2b1c4e5f', name: 'Abarrotes Lupita' }

const history = () => within(screen.getByRole('region', { name: 'Tu historial' }))
const rowCount = (count: number) =>
  waitFor(() => expect(history().queryAllByRole('row')).toHaveLength(count + 1))
const onScreen = (name: string) => screen.findByRole('button', { name: `Negocio: ${name}` })

/** Somebody with a green record of «Mi negocio» and two of «Abarrotes Lupita», the last of which is red. */
async function withTwo() {
  const as = aSession()
  const given = [
    aRecord(as),
    aRecord(as, failing, { score: 30, predictionTree: 1, negocio: lupita }),
    aRecord(as, failing, { score: 21.7, predictionTree: 1, negocio: lupita }),
  ]
  records.push(...given.reverse())
  await openPage('/minegocio', as)
  return as
}

test('a second business is added from the history, and has its own figures, records and files', async () => {
  const as = aSession()
  records.push(aRecord(as))
  await openPage('/minegocio', as)
  await screen.findAllByText('Verde: vas bien')
  expect(screen.queryByRole('button', { name: /^Negocio:/ })).toBeNull()
  await press('Agregar otro negocio')
  await press('Agregar')
  await screen.findByText('El nombre del negocio lleva de 1 a 60 letras.')
  fireEvent.input(screen.getByLabelText('Nombre del negocio'), { target: { value: ' Abarrotes Lupita ' } })
  await press('Agregar')
  await onScreen('Abarrotes Lupita')
  await screen.findByText('Aquí verás tu semáforo')
  await history().findByText('Todavía no tienes diagnósticos guardados.')
  await fillIn()
  await calculate()
  await rowCount(1)
  const [saved] = api.received(saveRecord)
  expect(saved?.body).toMatchObject({ negocio: { name: 'Abarrotes Lupita' } })
  await press('Ver Mi negocio')
  await onScreen('Mi negocio')
  await rowCount(1)
  expect(await screen.findByText(/^Es tu diagnóstico del /)).toBeVisible()
  await press('Agregar otro negocio')
  fireEvent.input(screen.getByLabelText('Nombre del negocio'), { target: { value: 'Abarrotes Lupita' } })
  await press('Agregar')
  await screen.findByText('Ya tienes un negocio con ese nombre.')
})

test('result, history, draft and saving follow the business on the screen, which is kept', async () => {
  await withTwo()
  await onScreen('Abarrotes Lupita')
  await screen.findAllByText('Rojo: actúa ya')
  await rowCount(2)
  await unfoldForm()
  write('Ventas totales', '510000')
  await press('Ver Mi negocio')
  await screen.findAllByText('Verde: vas bien')
  await rowCount(1)
  expect(api.received(listRecords).at(-1)?.query).toEqual({ negocio: 'mi-negocio' })
  await unfoldForm()
  expect(amount('Ventas totales').value.replace('\u00a0', ' ')).toBe('$ 500,000.00')
  write('Cuentas por cobrar', '20000')
  await calculate()
  await rowCount(2)
  expect(api.received(saveRecord).at(-1)?.body).not.toHaveProperty('negocio')
  await press('Ver Abarrotes Lupita')
  await rowCount(2)
  await unfoldForm()
  await waitFor(() => expect(amount('Ventas totales').value.replace('\u00a0', ' ')).toBe('$ 510,000.00'))
})

test('the business that was chosen last opens again, and a link to a diagnostic of another one leads there', async () => {
  const as = await withTwo()
  await onScreen('Abarrotes Lupita')
  await press('Ver Mi negocio')
  await onScreen('Mi negocio')
  await openPage('/minegocio', as)
  await onScreen('Mi negocio')
  await screen.findAllByText('Verde: vas bien')
  await openPage(`/minegocio/${records[0]?.id}`, as)
  await onScreen('Abarrotes Lupita')
  await screen.findAllByText('Rojo: actúa ya')
  expect(location.pathname).toBe(`/minegocio/${records[0]?.id}`)
})

test('three businesses are a table that is sorted by its heads and leads to each of them', async () => {
  const as = aSession()
  const cafe = { id: '5d3c2b1a-6e7b-4f0c-9c53-0d7a2b1c4e5f', name: 'Café' }
  const given = [
    aRecord(as, {}, { score: 80, negocio: cafe, cifras_al: '2025-11' }),
    aRecord(as, {}, { score: 60.5, negocio: lupita }),
    aRecord(as, failing, { score: 50.5, negocio: lupita }),
    aRecord(as),
  ]
  records.push(...given.reverse())
  await openPage('/minegocio', as)
  const table = within(await screen.findByRole('table', { name: 'Tus negocios' }))
  const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Mi negocio', 'Abarrotes Lupita', 'Café'])
  expect(table.getByRole('row', { name: /^Amarillo Abarrotes Lupita 50\.5 −10\.0 1 ene 2026/ })).toBeVisible()
  expect(table.getByRole('row', { name: /^Verde Café 80\.0 nov 2025/ })).toBeVisible()
  await press('Puntaje')
  expect(names()).toEqual(['Abarrotes Lupita', 'Café', 'Mi negocio'])
  await press(/^Puntaje/)
  expect(names()).toEqual(['Mi negocio', 'Café', 'Abarrotes Lupita'])
  await press('Café')
  await onScreen('Café')
})

/** The site changes names and places of records. */
function changes() {
  const put = (negocio: Business, isIt: (record: DiagnosticRecord) => boolean) => {
    for (const [i, record] of records.entries()) if (isIt(record)) records[i] = { ...record, negocio }
    return negocio
  }
  const isOf = (id: string | undefined) => (record: DiagnosticRecord) =>
    (record.negocio?.id ?? 'mi-negocio') === id
  api.answer(renameBusiness, ({ params, body }) => {
    const id = params.id === 'mi-negocio' ? '11111111-1111-4111-8111-111111111111' : (params.id ?? '')
    return put({ id, name: (body as Business).name }, isOf(params.id))
  })
  api.answer(mergeBusiness, ({ params }) => put(lupita, isOf(params.id)))
  api.answer(moveRecord, ({ params, body }) => {
    put((body as { negocio: Business }).negocio, ({ id }) => id === params.id)
    return records.find(({ id }) => id === params.id) as DiagnosticRecord
  })
}

test('the only business gets a name, which its result has then', async () => {
  changes()
  const as = aSession()
  records.push(aRecord(as))
  await openPage('/minegocio', as)
  await press('Cambiar el nombre')
  expect(screen.getByLabelText('Nombre del negocio')).toHaveValue('Mi negocio')
  fireEvent.input(screen.getByLabelText('Nombre del negocio'), { target: { value: 'La Ñata' } })
  await press('Guardar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('La Ñata · 1 ene 2026')
  await rowCount(1)
})

test('merging asks and says what becomes of both; a refusal is shown where it was asked', async () => {
  changes()
  await withTwo()
  await onScreen('Abarrotes Lupita')
  api.refuse(mergeBusiness, 404, { code: 'business-not-found', message: 'Ese negocio ya no existe.' })
  await press('Juntar con otro negocio')
  await screen.findByText(
    /^Los diagnósticos de Mi negocio pasan a Abarrotes Lupita, .* No se puede deshacer\.$/,
  )
  await press('Juntar')
  await screen.findByText('Ese negocio ya no existe.')
  changes()
  await press('Juntar')
  await rowCount(3)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Negocio:/ })).toBeNull())
})

test('a record moves to another business, which is then on the screen', async () => {
  changes()
  await withTwo()
  await press('Ver Mi negocio')
  await onScreen('Mi negocio')
  await press(/^Pasar a otro negocio el diagnóstico del /)
  await press('Pasar')
  await rowCount(3)
})
