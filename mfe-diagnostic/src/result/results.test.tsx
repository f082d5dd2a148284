import { diagnose, type Figures, predict, saveRecord } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { aCompany } from '@semaforo/testing/companies'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  amount,
  aSession,
  button,
  calculate,
  diagnosticSite,
  failing,
  fillIn,
  model,
  openDiagnostic,
  press,
  shownAmounts,
  unfoldForm,
  write,
} from '../../test/diagnostic-site.ts'

const api = fakeApi()
diagnosticSite(api)
const openPage = openDiagnostic()

async function open(figures: Partial<Figures> = {}) {
  await openPage('/minegocio', aSession())
  await fillIn(figures)
  await calculate()
}

const cards = ['Semáforo', 'Sistema experto', 'Modelo de Machine Learning']
const card = (name: string) => within(screen.getByRole('region', { name }))
const shownCards = () => cards.filter((name) => screen.queryByRole('region', { name }))
const small = /^En negocios tan pequeños como el tuyo, la comparación con otras empresas acierta poco más/

/** Figures without a single sale: too few indicators apply for a score. */
const idle = {
  activo_corriente: 0,
  pasivo_corriente: 0,
  costo_ventas: 0,
  ventas_totales: 0,
  inventario_inicial: 0,
  inventario_final: 0,
  ventas_credito: 0,
  cuentas_por_cobrar: 0,
}

test('score, prediction and record are requested one after the other, and three cards are shown', async () => {
  await open()
  expect(api.received(diagnose)).toHaveLength(1)
  expect(api.received(predict)).toHaveLength(1)
  expect(api.received(saveRecord).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      activo_corriente: 150_000,
      periodo_meses: 12,
      predictionTree: 0,
      score: 86.3,
      user_id: expect.any(String),
    }),
  ])
  expect(card('Sistema experto').getByText('86.3')).toBeVisible()
  expect(card('Sistema experto').getByText('Empresa saludable')).toBeVisible()
  expect(card('Semáforo').getByRole('img', { name: 'Semáforo en verde' })).toBeVisible()
  expect(card('Semáforo').getByText('Verde: vas bien')).toBeVisible()
  expect(card('Semáforo').getByText(/^Tu puntaje pasa de 70 y las empresas con números/)).toBeVisible()
  expect(card('Semáforo').getByText(small)).toBeVisible()
})

test('the risk is a whole number with its interval, and «Puntaje estimado» is folded with what it is not', async () => {
  await open()
  const risk = card('Modelo de Machine Learning')
  expect(risk.getByText('Fuera de riesgo')).toBeVisible()
  expect(risk.getByText(/^Riesgo (como|menor que) el de la mayoría: .* de cada 100$/)).toBeVisible()
  expect(risk.getByText(/^De cada 100 empresas con números parecidos, [^.]* son 5\.$/)).toBeVisible()
  expect(risk.getByText(/^Aprendió de empresas de Polonia y Estados Unidos/)).toBeVisible()
  const estimate = risk.getByText(/^Puntaje estimado/)
  expect(estimate).not.toBeVisible()
  await userEvent.click(risk.getByText('Detalle del modelo'))
  expect(estimate).toBeVisible()
  expect(estimate).toHaveTextContent(/^Puntaje estimado \d+\.\d\s%$/)
  expect(risk.getByText(/no es tu riesgo\.$/)).toBeVisible()
})

test('a risk on one side of the usual one has a colour, another one has none', async () => {
  const predicted = model.predict(aCompany(), 0.05)
  const intervalo = { desde: 0.031, hasta: 0.062, confianza: 0.9 }
  api.answer(predict, { ...predicted, riesgo: 0.042, intervalo })
  await open()
  const risk = card('Modelo de Machine Learning')
  const headline = risk.getByText('Riesgo como el de la mayoría: entre 3 y 6 de cada 100')
  expect([headline, risk.getByText('Fuera de riesgo')].map(({ tagName }) => tagName)).toEqual(['B', 'B'])
})

test('of a company of the size that the model was tested with nothing is said about small ones', async () => {
  const large = Object.fromEntries(
    Object.entries(aCompany()).map(([field, value]) => [
      field,
      field === 'periodo_meses' ? value : value * 1000,
    ]),
  )
  await open(large)
  expect(card('Semáforo').getByText('Verde: vas bien')).toBeVisible()
  expect(screen.queryByText(small)).toBeNull()
})

test('a failing company is red, in words as well', async () => {
  await open(failing)
  expect(card('Sistema experto').getAllByText('Riesgo de quiebra')[0]).toBeVisible()
  expect(card('Modelo de Machine Learning').getByText('En riesgo')).toBeVisible()
  expect(card('Semáforo').getByText('Rojo: actúa ya')).toBeVisible()
})

test('«Reiniciar» beside the folded form empties it, opens it, and takes the focus into it', async () => {
  await open()
  await press('Reiniciar')
  await waitFor(() => expect(amount('Activos corrientes')).toHaveFocus())
  expect(amount('Activos corrientes')).toHaveValue('')
  await press('Deshacer')
  expect(await screen.findAllByText('Verde: vas bien')).not.toEqual([])
})

test('an error in an opened form keeps it open', async () => {
  await open()
  await unfoldForm()
  write('Activos corrientes', '')
  await press('Calcular Diagnóstico')
  await screen.findByText(/^Hay 1 dato/)
  expect(button('Actualizar mis cifras')).toHaveAttribute('aria-expanded', 'true')
})

test('a changed figure marks the diagnosis as outdated', async () => {
  await open()
  await unfoldForm()
  write('Activos corrientes', '160000')
  expect(await screen.findByText(/^Cambiaste tus cifras\./)).toBeVisible()
})

test('without the model the record is saved with null, one line reports it, and a retry completes it', async () => {
  api.refuse(predict, 503)
  await open()
  expect(api.received(saveRecord)[0]?.body).toMatchObject({ predictionTree: null, score: 86.3 })
  expect(screen.getByText('Faltó comparar tu negocio con otros.')).toBeVisible()
  expect(shownCards()).toEqual(['Sistema experto'])
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull()
  api.answer(predict, ({ body }) => model.predict(body as Figures, 0.05))
  await press('Intentar de nuevo')
  await screen.findByRole('region', { name: 'Semáforo' })
  expect(screen.queryByText('Faltó comparar tu negocio con otros.')).toBeNull()
})

test('«Sin diagnóstico» goes with no verdict of any kind, and says what to look at', async () => {
  await open(idle)
  expect(screen.getByText(/^Sin diagnóstico: con estas cifras aplican muy pocos indicadores/)).toBeVisible()
  expect(shownCards()).toEqual([])
  expect(screen.queryByText(/en verde|¿Y si…\?|Tu plan|\sde\s0\spuntos/)).toBeNull()
  await press('Revisar tus cifras')
  await waitFor(() => expect(amount('Activos corrientes')).toHaveFocus())
})

const calls = { diagnose, predict, saveRecord }

/** What the page shows for each combination of parts that failed. */
const combinations: [failed: (keyof typeof calls)[], shown: string[], plan: boolean][] = [
  [[], cards, true],
  [['diagnose'], ['Modelo de Machine Learning'], false],
  [['saveRecord'], cards, true],
  [['diagnose', 'predict'], [], false],
  [['diagnose', 'saveRecord'], ['Modelo de Machine Learning'], false],
  [['predict', 'saveRecord'], ['Sistema experto'], false],
]

test.each(combinations)(
  'if %j fail, only %j are shown, and nothing contradicts',
  async (failed, shown, plan) => {
    for (const call of failed) api.refuse(calls[call], 502)
    await open()
    expect(shownCards()).toEqual(shown)
    expect(screen.queryAllByRole('heading', { name: /^Tu plan/ })).toHaveLength(plan ? 1 : 0)
    if (!plan) expect(screen.queryByText(/en verde|Verde: vas bien/)).toBeNull()
    const hasRest = failed.length > 0 && shown.length > 0
    expect(screen.queryAllByText('Lo demás está abajo.')).toHaveLength(hasRest ? 1 : 0)
  },
)

test('if everything fails, the input is kept and one line names the three parts', async () => {
  for (const call of Object.values(calls)) api.refuse(call, 502)
  await open()
  expect(
    screen.getByText(
      'Faltó el puntaje del sistema experto, comparar tu negocio con otros y guardarlo en tu historial.',
    ),
  ).toBeVisible()
  expect(shownAmounts()[0]).toBe('$ 150,000.00')
})
