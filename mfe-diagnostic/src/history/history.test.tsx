import {
  type DiagnosticRecord,
  deleteRecord,
  type Figures,
  listRecords,
  predict,
  restoreRecord,
  saveRecord,
} from '@semaforo/contracts'
import type { Session } from '@semaforo/frontend-kit'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  aRecord,
  aSession,
  button,
  calculate,
  diagnosticSite,
  failing,
  fillIn,
  model,
  openDiagnostic,
  press,
  saveInto,
  unfoldForm,
  write,
} from '../../test/diagnostic-site.ts'

const api = fakeApi()
const records = diagnosticSite(api)
const openPage = openDiagnostic()

const red = { score: 21.7, predictionTree: 1 } as const

/** Opens the page of somebody who has these diagnostics, newest first. */
async function open(...given: ((as: Session) => DiagnosticRecord)[]): Promise<void> {
  const as = aSession()
  records.push(...given.map((record) => record(as)))
  await openPage('/minegocio', as)
  await screen.findByRole('region', { name: 'Tu historial' })
}
const healthyRecord = (as: Session) => aRecord(as)
const failingRecord = (as: Session) => aRecord(as, failing, red)

async function diagnosed(figures: Partial<Figures> = {}) {
  await unfoldForm()
  await fillIn(figures)
  await calculate()
}

const history = () => within(screen.getByRole('region', { name: 'Tu historial' }))
const row = (name: RegExp) => history().findByRole('row', { name })
const healthyRow = () => row(/^Verde .* 86\.3(?! →)/)
const redRow = () => row(/^Rojo /)
const openRow = async (found: Promise<HTMLElement>) =>
  userEvent.click(within(await found).getByRole('button', { name: /^Abrir el diagnóstico del / }))
const remove = async (found: Promise<HTMLElement>) =>
  userEvent.click(within(await found).getByRole('button', { name: /^Borrar el diagnóstico del / }))
const rowCount = (count: number) =>
  waitFor(() => expect(history().queryAllByRole('row')).toHaveLength(count + 1))
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value.replace('\u00a0', ' ')
const hasFocus = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text))

/** The site deletes a diagnostic, and brings the last one back. */
function deletes() {
  let deleted: DiagnosticRecord[] = []
  api.answer(deleteRecord, ({ params }) => {
    deleted = records.splice(
      records.findIndex(({ id }) => id === params.id),
      1,
    )
    return { undo: 'undo' }
  })
  api.answer(restoreRecord, () => {
    records.unshift(...deleted)
    return deleted[0] as DiagnosticRecord
  })
}

test('every diagnostic is added to the history, and from the second on there is a trend', async () => {
  await open()
  await diagnosed(failing)
  await redRow()
  await diagnosed()
  await healthyRow()
  expect(history().getByText('Tu puntaje en 2 diagnósticos: empezó en 21.7 y va en 86.3.')).toBeVisible()
})

test('the trend of a history that is not all there speaks of the newest diagnostics alone', async () => {
  const as = aSession()
  const newest = Array.from({ length: 20 }, (_, i) => aRecord(as, {}, { score: 60 + i })).reverse()
  api.answer(listRecords, ({ query }) =>
    query.after ? { records: [aRecord(as, {}, { score: 40 })] } : { records: newest, next: 'older' },
  )
  await openPage('/minegocio', as)
  await screen.findByText('En tus últimos 20 diagnósticos, tu puntaje fue de 60.0 a 79.0.')
  await press('Ver más')
  await screen.findByText('Tu puntaje en 21 diagnósticos: empezó en 40.0 y va en 79.0.')
})

test.each(['Intentar de nuevo', 'Calcular Diagnóstico'])(
  'a save whose answer was lost is repeated by «%s» with the same id',
  async (name) => {
    api.disconnect(saveRecord)
    await open()
    await diagnosed()
    await screen.findByText('Faltó guardarlo en tu historial.')
    api.answer(saveRecord, saveInto(records))
    await unfoldForm()
    await press(name)
    await healthyRow()
    const [lost, repeated] = api.received(saveRecord).map(({ body }) => body)
    expect(repeated).toEqual(lost)
  },
)

test('at the daily limit of records a message is shown, and the result without saving it', async () => {
  const message = 'Este diagnóstico no se guardó: hoy ya guardaste 50, el máximo por día.'
  api.refuse(saveRecord, 409, { code: 'too-many-records', message })
  await open()
  await diagnosed()
  await screen.findByText(message)
  expect(button('Descargar PDF')).toBeVisible()
  expect(screen.queryByText(/Faltó guardarlo en tu historial/)).toBeNull()
})

test('a diagnostic that was saved without its prediction is completed in the same record', async () => {
  api.refuse(predict, 503)
  await open()
  await diagnosed()
  await row(/^Sin semáforo .* 86\.3/)
  api.answer(predict, ({ body }) => model.predict(body as Figures, 0.05))
  await press('Intentar de nuevo')
  await healthyRow()
  await rowCount(1)
})

test('opening an old diagnostic restores its figures and result, and saves nothing', async () => {
  await open(failingRecord)
  await diagnosed()
  await healthyRow()
  await openRow(redRow())
  expect((await screen.findAllByText('Rojo: actúa ya'))[0]).toBeVisible()
  expect(screen.getByText(/^Es tu diagnóstico del \d+ \w+ \d{4}\.$/)).toBeVisible()
  expect(shown('Total de pasivos')).toBe('$ 420,000.00')
  await hasFocus('Diagnóstico financiero')
  await press('Deshacer')
  await screen.findAllByText('Verde: vas bien')
  await hasFocus('Actualizar mis cifras')
  expect(api.received(saveRecord)).toHaveLength(1)
})

test('with the keyboard alone: opening asks before it discards input, and can be cancelled', async () => {
  await open()
  await diagnosed()
  const opener = within(await healthyRow()).getByRole('button', { name: /^Abrir/ })
  await unfoldForm()
  write('Ventas totales', '510000')
  await userEvent.tab()
  opener.focus()
  await userEvent.keyboard('{Enter}')
  await hasFocus('Cancelar')
  expect(history().getByText(/todavía no está en tu historial/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(shown('Ventas totales')).toBe('$ 510,000.00')
  await hasFocus(opener.textContent)
  await userEvent.keyboard('{Enter}')
  await hasFocus('Cancelar')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('El formulario tiene ahora las cifras de ese diagnóstico.')
  expect(shown('Ventas totales')).toBe('$ 500,000.00')
  await press('Deshacer')
  await waitFor(() => expect(shown('Ventas totales')).toBe('$ 510,000.00'))
})

test('a diagnostic whose result differs today shows its earlier result', async () => {
  await open((as) => aRecord(as, {}, { score: 64.2 }))
  await openRow(row(/64\.2/))
  await screen.findByText(/Ese día tu puntaje fue 64\.2 y tu semáforo, amarillo\./)
})

test('a returning owner finds the latest result, brings the figures up to date, and sees what moved', async () => {
  await open(
    (as) => aRecord(as, { cuentas_por_cobrar: 46_000 }),
    (as) => aRecord(as, failing, red),
  )
  expect((await screen.findAllByText('Verde: vas bien'))[0]).toBeVisible()
  expect(screen.getByText(/^Es tu diagnóstico del \d+ \w+ \d{4}\.$/)).toBeVisible()
  expect(screen.queryByText('Aquí verás tu semáforo')).toBeNull()
  expect(api.received(saveRecord)).toEqual([])
  await press('Actualizar mis cifras')
  expect(shown('Ventas totales')).toBe('$ 500,000.00')
  write('Cuentas por cobrar', '20000')
  await calculate()
  await screen.findByText(/^Desde tu diagnóstico del .*: \d+(\.\d)? → \d+(\.\d)?: cobraste antes/)
  await row(/→ .*cobraste antes/)
})

test('the chart has the limits 40 and 70, and its points open their diagnostics', async () => {
  await open(healthyRecord, failingRecord)
  await healthyRow()
  await waitFor(() => {
    const limits = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent)
    expect(limits).toEqual(expect.arrayContaining(['40', '70']))
  })
  const points = document.querySelectorAll('svg a')
  expect(points).toHaveLength(2)
  await userEvent.click(points[0] as Element)
  await screen.findAllByText('Rojo: actúa ya')
  await hasFocus('Diagnóstico financiero')
})

test('a deleted diagnostic is gone at once, from its address too, and can be brought back', async () => {
  deletes()
  await open(failingRecord)
  await diagnosed()
  await healthyRow()
  await waitFor(() => expect(location.pathname).toMatch(/^\/minegocio\/[\w-]+$/))
  await remove(healthyRow())
  await history().findByText(/^Borramos tu diagnóstico del /)
  await rowCount(1)
  expect(location.pathname).toBe('/minegocio')
  expect(shown('Ventas totales')).toBe('$ 500,000.00')
  await hasFocus('Deshacer')
  await userEvent.keyboard('{Enter}')
  await healthyRow()
  await rowCount(2)
})

test.each(['reset', 'opened'])(
  '«Deshacer» of a form that was %s brings back the figures of a diagnostic deleted since, and not its result',
  async (how) => {
    deletes()
    await open(healthyRecord)
    await diagnosed(failing)
    await redRow()
    if (how === 'reset') await press('Reiniciar')
    else {
      await openRow(healthyRow())
      await screen.findAllByText('Verde: vas bien')
    }
    await remove(redRow())
    await rowCount(1)
    // The second one brings the diagnostic back.
    await userEvent.click(screen.getAllByRole('button', { name: 'Deshacer' })[0] as HTMLElement)
    await screen.findByText('Aquí verás tu semáforo')
    await waitFor(() => expect(shown('Total de pasivos')).toBe('$ 420,000.00'))
    expect(location.pathname).toBe('/minegocio')
  },
)

test('what was deleted on another device leaves the list, and its button no error', async () => {
  api.refuse(deleteRecord, 404, { code: 'record-not-found', message: 'Ese diagnóstico no existe.' })
  await open(healthyRecord)
  const found = await healthyRow()
  records.length = 0
  await remove(Promise.resolve(found))
  await history().findByText('Todavía no tienes diagnósticos guardados.')
  expect(history().queryByRole('alert')).toBeNull()
  await hasFocus('Tu historial')
})

const comparison = () => history().getByRole('table', { name: 'Comparación de dos diagnósticos' })

/** Presses «Comparar» on one, and then the button on the other. */
async function compare(one: Promise<HTMLElement>, other: Promise<HTMLElement>) {
  await userEvent.click(within(await one).getByRole('button', { name: /^Comparar el diagnóstico del / }))
  await userEvent.click(
    within(await other).getByRole('button', { name: /^Comparar con el diagnóstico del / }),
  )
  await hasFocus('Comparación')
}

test.each(['older', 'newer'])(
  'two diagnostics are compared by two presses, the %s one first, and read from the older to the newer',
  async (first) => {
    await open(healthyRecord, failingRecord)
    if (first === 'older') await compare(redRow(), healthyRow())
    else await compare(healthyRow(), redRow())
    for (const name of [
      /^Puntaje 21\.7 86\.3 \+64\.6$/,
      /^Semáforo Rojo Verde$/,
      /^Cuentas por cobrar \$\s45,000 \$\s30,000 −\$\s15,000$/,
      /^Ventas totales \$\s500,000 \$\s500,000 igual$/,
      /^Indicadores$/,
    ])
      expect(within(comparison()).getByRole('row', { name })).toBeVisible()
    expect(
      within(comparison()).getAllByRole('row', { name: /alerta .+ bien \+[\d.]+ puntos$/ }),
    ).not.toHaveLength(0)
    await press('Cerrar comparación')
    await hasFocus('Tu historial')
    await rowCount(2)
  },
)

test('the choice of the other diagnostic is cancelled, and one alone has nothing to be compared with', async () => {
  deletes()
  await open(healthyRecord, failingRecord)
  await userEvent.click(
    within(await healthyRow()).getByRole('button', { name: /^Comparar el diagnóstico del / }),
  )
  expect(history().getByText(/^¿Con cuál comparamos tu diagnóstico del /)).toBeVisible()
  await hasFocus('Cancelar')
  await userEvent.keyboard('{Enter}')
  await rowCount(2)
  await remove(redRow())
  await rowCount(1)
  expect(history().queryByRole('button', { name: /^Comparar/ })).toBeNull()
})

test('a comparison ends when one of its diagnostics is deleted', async () => {
  deletes()
  await open((as) => aRecord(as, {}, { score: 90 }), healthyRecord, failingRecord)
  await compare(healthyRow(), row(/ 90\.0 /))
  expect(within(comparison()).getByRole('row', { name: /^Puntaje 86\.3 90/ })).toBeVisible()
  await remove(healthyRow())
  await rowCount(2)
  expect(history().queryByRole('table', { name: 'Comparación de dos diagnósticos' })).toBeNull()
})

test('a record of an older format, or that today is not read, is told and can be brought up to date', async () => {
  // Before there were months, and with more short-term debt than debt.
  await open((as) => {
    const { periodo_meses: _, ...older } = aRecord(as)
    return { ...older, pasivo_corriente: 999_999, giro: 'abarrotes' } as unknown as DiagnosticRecord
  })
  await openRow(healthyRow())
  await screen.findByText(/^Ese día tu puntaje fue 86\.3 y tu semáforo, verde\./)
  expect(shown('Pasivos corrientes')).toBe('$ 999,999.00')
  expect(screen.queryByText(/^Faltó /)).toBeNull()
  await healthyRow()
})
