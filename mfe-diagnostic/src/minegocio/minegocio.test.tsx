import { diagnose, listRecords, predict, readRecord, saveRecord } from '@semaforo/contracts'
import { keepHandedOver } from '@semaforo/diagnostic-ui'
import type { Session } from '@semaforo/frontend-kit'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { aCompany } from '@semaforo/testing/companies'
import { screen, waitFor } from '@testing-library/react'
import {
  amount,
  aRecord,
  aSession,
  button,
  calculate,
  diagnosticSite,
  failing,
  fillIn,
  openDiagnostic,
  press,
  saveInto,
  unfoldForm,
  write,
} from '../../test/diagnostic-site.ts'

const api = fakeApi()
const records = diagnosticSite(api)
const openPage = openDiagnostic()

const same = 'Ya tenías este diagnóstico con las mismas cifras: no lo guardamos otra vez.'
const sales = () => amount('Ventas totales').value.replace('\u00a0', ' ')
const isNamed = () => waitFor(() => expect(location.pathname).toMatch(/^\/minegocio\/[\w-]{16,64}$/))
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))
const light = async (words: string) => expect((await screen.findAllByText(words))[0]).toBeVisible()
const isEmpty = () => screen.findByText('Aquí verás tu semáforo')
const rowCount = (count: number) =>
  waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Abrir el diagnóstico del / })).toHaveLength(count),
  )
const saves = () => api.received(saveRecord)

/** Somebody new calculates and has it in the history. */
async function diagnosed(as = aSession()): Promise<Session> {
  await openPage('/minegocio', as)
  await fillIn()
  await calculate()
  await rowCount(1)
  await isNamed()
  return as
}

/** Calculates again with what is in the form. */
async function again() {
  await unfoldForm()
  await calculate()
}

/** Goes to another page and comes back by the navigation, which names no diagnostic. */
const leaveAndReturn = (as: Session) => openPage('/minegocio', as)

test('without a diagnostic the page is the empty form', async () => {
  await openPage('/minegocio', aSession())
  await isEmpty()
  expect(button('Calcular Diagnóstico')).toBeVisible()
})

test('where the history cannot be read the page is the form', async () => {
  api.refuse(listRecords, 500)
  await openPage('/minegocio', aSession())
  await isEmpty()
  expect(await screen.findByText('No pudimos traer tu historial.')).toBeVisible()
})

test('what is typed and not calculated yet stays, in place of the latest result', async () => {
  const as = aSession()
  records.push(aRecord(as))
  await openPage('/minegocio', as)
  await light('Verde: vas bien')
  await press('Reiniciar')
  expect(screen.getByText('Vaciamos el formulario. Tu diagnóstico sigue en tu historial.')).toBeVisible()
  write('Ventas totales', '510000')
  await leaveAndReturn(as)
  await isEmpty()
  expect(sales()).toMatch(/^\$ 510,000/)
})

describe('figures that were handed over', () => {
  test('from our page are calculated and saved without another press', async () => {
    const as = aSession()
    records.push(aRecord(as, failing, { score: 21.7, predictionTree: 1 }))
    keepHandedOver({ figures: aCompany() })
    await openPage('/minegocio', as)
    await light('Verde: vas bien')
    await rowCount(2)
  })

  test("from a partner's page wait for the press, and are named once", async () => {
    const as = aSession()
    records.push(aRecord(as))
    keepHandedOver({ figures: aCompany({ ventas_totales: 600_000 }), partner: 'Caja del Valle' })
    await openPage('/minegocio', as)
    const notice = 'Son las cifras que escribiste en la página de Caja del Valle.'
    expect(await screen.findByText(new RegExp(notice))).toBeVisible()
    expect(sales()).toBe('$ 600,000.00')
    await isEmpty()
    await openPage('/minegocio', as)
    await isEmpty()
    expect(sales()).toBe('$ 600,000.00')
    expect(screen.queryByText(new RegExp(notice))).toBeNull()
    expect(saves()).toEqual([])
  })
})

describe('a diagnostic has its address', () => {
  test('which shows it again, and neither computes nor saves it', async () => {
    const as = await diagnosed()
    await openPage(location.pathname, as)
    await light('Verde: vas bien')
    expect(api.received(diagnose)).toHaveLength(1)
    expect(saves()).toHaveLength(1)
  })

  test('where what was typed since stays in the form', async () => {
    const as = await diagnosed()
    await unfoldForm()
    write('Ventas totales', '510000')
    await openPage(location.pathname, as)
    await screen.findByText(/^Cambiaste tus cifras\./)
    await unfoldForm()
    expect(sales()).toMatch(/^\$ 510,000/)
  })

  test('and Back leads to the one before, «Deshacer» to the one that was removed', async () => {
    await diagnosed()
    const first = location.pathname
    await unfoldForm()
    await fillIn(failing)
    await calculate()
    await light('Rojo: actúa ya')
    await waitFor(() => expect(location.pathname).not.toBe(first))
    history.back()
    await light('Verde: vas bien')
    await isAt(first)
    await press('Reiniciar')
    await isEmpty()
    expect(location.pathname).toBe('/minegocio')
    await press('Deshacer')
    await light('Verde: vas bien')
    expect(location.pathname).toBe(first)
  })

  test('and is asked for again where the site failed', async () => {
    const as = aSession()
    const record = aRecord(as)
    records.push(record)
    api.refuse(readRecord, 500)
    await openPage(`/minegocio/${record.id}`, as)
    await screen.findByRole('heading', { name: 'No pudimos abrir tu diagnóstico.' })
    api.answer(readRecord, record)
    await press('Intentar de nuevo')
    await light('Verde: vas bien')
  })

  test.each([
    ['unknown', '0123456789abcdef0123456789abcdef', 404],
    ['malformed', 'a%2Fb', 400],
  ])('and leads back to the page where it is %s', async (_, id, status) => {
    api.refuse(readRecord, status)
    await openPage(`/minegocio/${id}`, aSession())
    await screen.findByRole('heading', { name: 'Ese diagnóstico no está aquí' })
    expect(screen.getByRole('link', { name: 'Ir a Mi negocio' })).toHaveAttribute('href', '/minegocio')
  })
})

describe('a diagnostic that could not be saved', () => {
  async function unsaved(): Promise<Session> {
    const as = aSession()
    api.refuse(saveRecord, 503)
    await openPage('/minegocio', as)
    await fillIn()
    await calculate()
    await screen.findByText('Faltó guardarlo en tu historial.')
    api.answer(saveRecord, saveInto(records))
    return as
  }

  test('and was removed with «Reiniciar» does not come back', async () => {
    const as = await unsaved()
    await press('Reiniciar')
    await leaveAndReturn(as)
    await screen.findByText('Todavía no tienes diagnósticos guardados.')
    await isEmpty()
    expect(saves()).toHaveLength(1)
  })

  test('and was brought back with «Deshacer» is saved when the page is opened again', async () => {
    const as = await unsaved()
    await press('Reiniciar')
    await press('Deshacer')
    await leaveAndReturn(as)
    await light('Verde: vas bien')
    await rowCount(1)
  })
})

test('a diagnostic that is saved while the history is read for the first time is in it', async () => {
  const read = Promise.withResolvers<void>()
  let isFirst = true
  api.answer(listRecords, async () => {
    if (!isFirst) return { records }
    isFirst = false
    await read.promise
    return { records: [] }
  })
  keepHandedOver({ figures: aCompany() })
  await openPage('/minegocio', aSession())
  await isNamed()
  read.resolve()
  await rowCount(1)
})

describe('the same figures again', () => {
  test('show the result that is there, say so, and save nothing', async () => {
    await diagnosed()
    await again()
    expect(await screen.findByText(same)).toBeVisible()
    expect(button('Actualizar mis cifras')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('heading', { name: 'Diagnóstico financiero' })).toHaveFocus()
    await unfoldForm()
    write('Ventas totales', '510000')
    await waitFor(() => expect(screen.queryByText(same)).toBeNull())
    expect(saves()).toHaveLength(1)
  })

  test('after others show their result of before', async () => {
    await diagnosed()
    const first = location.pathname
    await unfoldForm()
    await fillIn(failing)
    await calculate()
    await light('Rojo: actúa ya')
    await unfoldForm()
    await fillIn()
    await calculate()
    await screen.findByText(same)
    await isAt(first)
    expect(saves()).toHaveLength(2)
  })

  test('of the latest result are the diagnostic of today', async () => {
    const as = await diagnosed()
    await leaveAndReturn(as)
    await light('Verde: vas bien')
    await press('Actualizar mis cifras')
    await calculate()
    await screen.findByText(same)
    expect(saves()).toHaveLength(1)
  })

  test('of another day are a diagnostic of today', async () => {
    const as = aSession()
    records.push(aRecord(as))
    await openPage('/minegocio', as)
    await light('Verde: vas bien')
    await press('Actualizar mis cifras')
    await calculate()
    await rowCount(2)
    expect(screen.queryByText(same)).toBeNull()
  })

  test('of a diagnostic that was deleted on another device are a new one', async () => {
    const as = await diagnosed()
    const first = location.pathname
    records.length = 0
    api.refuse(readRecord, 404, { code: 'record-not-found', message: 'Ese diagnóstico no existe.' })
    await again()
    await waitFor(() => expect(location.pathname).not.toBe(first))
    await leaveAndReturn(as)
    await rowCount(1)
    expect(saves()).toHaveLength(2)
  })

  test('are taken to be saved where nobody can say', async () => {
    await diagnosed()
    api.refuse(readRecord, 503)
    await again()
    await screen.findByText(same)
    expect(saves()).toHaveLength(1)
  })
})

test('Enter and a click at once compute and save one diagnostic', async () => {
  await openPage('/minegocio', aSession())
  await fillIn()
  const calculating = button('Calcular Diagnóstico') as HTMLButtonElement
  calculating.form?.requestSubmit()
  calculating.click()
  calculating.click()
  await rowCount(1)
  expect([diagnose, predict, saveRecord].map((call) => api.received(call).length)).toEqual([1, 1, 1])
})
