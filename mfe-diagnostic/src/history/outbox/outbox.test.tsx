import { diagnose, improve, predict, readRecord, saveRecord } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import {
  aRecord,
  aSession,
  calculate,
  diagnosticSite,
  failing,
  fillIn,
  openDiagnostic,
  press,
  saveInto,
  unfoldForm,
} from '../../../test/diagnostic-site.ts'
import { keepSending } from './send-waiting.ts'

const api = fakeApi()
const records = diagnosticSite(api)
const openPage = openDiagnostic()
beforeAll(keepSending)

const rowCount = (count: number) =>
  waitFor(() =>
    expect(screen.queryAllByRole('button', { name: /^Abrir el diagnóstico del / })).toHaveLength(count),
  )
const waiting = () => Object.keys(localStorage).filter((key) => key.includes('outbox'))
const storedHere = () => screen.findByText(/^Guardado en este equipo; se enviará/)
const light = async (words: string) => expect((await screen.findAllByText(words))[0]).toBeVisible()
const savedIds = () => api.received(saveRecord).map(({ body }) => (body as { id: string }).id)
const reconnect = () => dispatchEvent(new Event('online'))

/** Calculates while the site is out of reach, which the browser does not know. */
async function calculatedAlone(as = aSession(), figures = {}) {
  for (const call of [diagnose, predict, improve, saveRecord]) api.disconnect(call)
  await openPage('/minegocio', as)
  await screen.findByRole('heading', { level: 1 })
  await unfoldForm()
  await fillIn(figures)
  await calculate()
  await storedHere()
  return as
}

test('a diagnostic that waits is the same one when it is calculated again', async () => {
  await calculatedAlone()
  await waitFor(() => expect(location.pathname).toMatch(/^\/minegocio\/[\w-]+$/))
  const address = location.pathname
  await unfoldForm()
  await calculate()
  await screen.findByText(/^Ya tenías este diagnóstico/)
  await storedHere()
  expect(screen.queryByText(/Faltó guardarlo/)).toBeNull()
  expect(location.pathname).toBe(address)
  expect(new Set(savedIds())).toEqual(new Set([address.split('/').at(-1)]))
})

test('a diagnostic that the site fails on keeps no other waiting', async () => {
  await calculatedAlone()
  const [first = ''] = waiting()
  await unfoldForm()
  await fillIn(failing)
  await calculate()
  await waitFor(() => expect(waiting()).toHaveLength(2))
  const save = saveInto(records)
  api.answer(saveRecord, (received) =>
    first.endsWith((received.body as { id: string }).id) ? new Response('', { status: 503 }) : save(received),
  )
  reconnect()
  await waitFor(() => expect(waiting()).toEqual([first]))
  api.answer(saveRecord, save)
  reconnect()
  await waitFor(() => expect(waiting()).toEqual([]))
  expect(records).toHaveLength(2)
})

test('a diagnostic opens by its address while another one, which waited, is sent', async () => {
  const as = await calculatedAlone(aSession(), failing)
  const record = aRecord(as)
  records.push(record)
  const release = api.hold(readRecord)
  await openPage(`/minegocio/${record.id}`, as)
  await waitFor(() => expect(api.received(readRecord)).toHaveLength(1))
  api.answer(saveRecord, saveInto(records))
  reconnect()
  await waitFor(() => expect(waiting()).toEqual([]))
  release()
  await light('Verde: vas bien')
})

describe('a diagnostic that the site does not take', () => {
  const refusal = /no entró en tu historial\. Hoy ya guardaste/
  const inHistory = async () => within(await screen.findByRole('region', { name: 'Tu historial' }))

  async function refused() {
    const as = await calculatedAlone()
    api.refuse(saveRecord, 409, {
      code: 'too-many-records',
      message: 'Hoy ya guardaste muchos diagnósticos.',
    })
    reconnect()
    await (await inHistory()).findByText(refusal)
    return as
  }

  test('is told until that was read', async () => {
    const as = await refused()
    await openPage('/minegocio', as)
    expect(await (await inHistory()).findByRole('link', { name: /^Qué pasó y qué hacer/ })).toHaveAttribute(
      'href',
      '/ayuda/errores#too-many-records',
    )
    await press('Entendido')
    await waitFor(() => expect(document.activeElement).toHaveProperty('id', 'historial'))
    expect(waiting()).toEqual([])
  })

  test('is opened from its notice, which goes once it is saved', async () => {
    const as = await refused()
    await openPage('/minegocio', as)
    const link = await (await inHistory()).findByRole<HTMLAnchorElement>('link', {
      name: 'Ver ese diagnóstico',
    })
    await openPage(link.pathname, as)
    await light('Verde: vas bien')
    api.answer(saveRecord, saveInto(records))
    await press('Intentar de nuevo')
    await rowCount(1)
    await waitFor(() => expect(screen.queryByText(refusal)).toBeNull())
    expect(waiting()).toEqual([])
  })
})
