import { type DiagnosticRecord, improve, listRecommendations, listRecords } from '@semaforo/contracts'
import { money, planOf } from '@semaforo/diagnosis'
import { personalKeyPrefix, session } from '@semaforo/frontend-kit'
import { aSession, fakeApi } from '@semaforo/frontend-kit/testing'
import { aCompany } from '@semaforo/testing/companies'
import { screen, waitFor } from '@testing-library/react'
import {
  learningSite,
  names,
  openLearning,
  press,
  region,
  roadmaps,
  title,
} from '../../test/learning-site.ts'

const api = fakeApi()
learningSite(api)
const open = openLearning()

/** A shop with more debt than assets that sells below cost: its plan has two steps. */
const figures = aCompany({
  activo_corriente: 90_000,
  pasivo_corriente: 260_000,
  total_activos: 300_000,
  total_pasivos: 420_000,
  costo_ventas: 520_000,
  inventario_inicial: 60_000,
  inventario_final: 40_000,
  cuentas_por_cobrar: 45_000,
})
const impossible = {
  status: 'none' as const,
  message: 'No alcanza un año.',
  before: { score: 35, prediction: 1 as const, riesgo: 0.9 },
  changes: [],
}
const { steps } = planOf(figures, impossible)

const aRecord = (more: Partial<DiagnosticRecord> = {}): DiagnosticRecord => ({
  ...figures,
  id: 'diagnostico-de-prueba-1',
  user_id: 'user-1',
  saved_at: '2026-05-04T18:00:00.000Z',
  score: 35,
  predictionTree: 1,
  ...more,
})

/** Opens home as somebody with these diagnostics, newest first. */
async function openWith(records: DiagnosticRecord[], as = aSession()) {
  api.answer(listRecords, { records: records.map((record) => ({ ...record, user_id: as.user.id })) })
  api.answer(improve, impossible)
  await open('/home', as)
  return as
}

test('a guest is offered their own light first, then an account and the topics', async () => {
  await open('/home')
  await title('Tus números, claros en dos minutos')
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(paths.slice(0, 3)).toEqual(['/probar', '/register', '#temas'])
  const closing = await region('Semáforo PyME')
  expect(closing.getByRole('link', { name: 'Evaluar mi negocio' })).toHaveAttribute('href', '/probar')
})

test('who has no diagnostic yet is led to the first one', async () => {
  await openWith([], aSession({ firstName: 'Lupita' }))
  await title('Hola, Lupita')
  expect(await screen.findByRole('link', { name: 'Hacer mi diagnóstico' })).toHaveAttribute(
    'href',
    '/minegocio',
  )
  screen.getByRole('img', { name: 'Semáforo apagado' })
  const next = await region('Para seguir aprendiendo')
  expect(names(await next.findAllByText('Para empezar'))).toHaveLength(3)
})

test('home begins with the light, its reason, what changed, the next step and the date', async () => {
  await openWith([
    aRecord(),
    aRecord({
      id: 'de-otro-negocio-1',
      negocio: { id: '6f1c2d1e-7a0b-4c3d-8e9f-000000000001', name: 'Otro' },
      score: 90,
    }),
    aRecord({ id: 'diagnostico-de-prueba-0', saved_at: '2026-03-04T18:00:00.000Z', score: 30 }),
  ])
  const light = await region('Rojo: actúa ya')
  light.getByRole('img', { name: 'Semáforo en rojo' })
  light.getByText(/^Tu puntaje no llega a 40 y tus números se parecen a los de empresas que quebraron\./)
  light.getByText(/^Desde tu diagnóstico del 4 mar 2026: 30 → 35/)
  light.getByText('Medido el 4 may 2026.')
  await waitFor(() =>
    expect(light.getByText(/^Tu siguiente paso:/)).toHaveTextContent(
      `${steps[0]?.name} (${money(steps[0]?.amount ?? 0).replace('\u00a0', ' ')})`,
    ),
  )
  expect(light.getByRole('link', { name: 'Ver mi resultado y mi plan' })).toHaveAttribute(
    'href',
    '/minegocio/diagnostico-de-prueba-1',
  )
  expect(screen.queryByText('Tus roadmaps favoritos')).toBeNull()
  expect(screen.queryByRole('link', { name: /^(Evaluar mi negocio|Hacer mi diagnóstico)$/ })).toBeNull()
})

test('a step that is ticked in the plan gives way to the following one', async () => {
  const as = aSession()
  const ticked = { [as.user.id]: { [aRecord().id]: [steps[0]?.lever] } }
  localStorage.setItem(`${personalKeyPrefix}plan-steps`, JSON.stringify(ticked))
  dispatchEvent(new StorageEvent('storage'))
  await openWith([aRecord()], as)
  await waitFor(() => expect(screen.getByText(/^Tu siguiente paso:/)).toHaveTextContent(steps[1]?.name ?? ''))
})

test.each([
  ['without a prediction', { predictionTree: null }, /^Tu puntaje no llega a 40\. Falta comparar/],
  ['without a score', { score: null }, /^Con estas cifras no hay puntaje/],
])('a diagnostic %s says what is missing', async (_what, more, sentence) => {
  await openWith([aRecord(more)])
  await screen.findByText(sentence)
  screen.getByRole('img', { name: 'Semáforo apagado' })
})

test('no step is named while the plan cannot be had', async () => {
  const as = aSession()
  api.answer(listRecords, { records: [aRecord({ user_id: as.user.id })] })
  api.refuse(improve, 400, { message: 'No.' })
  await open('/home', as)
  await screen.findByText('Medido el 4 may 2026.')
  await waitFor(() => expect(api.received(improve)).toHaveLength(1))
  expect(screen.queryByText(/^Tu siguiente paso:/)).toBeNull()
})

test('a light that cannot be had is explained, and can be asked for again', async () => {
  api.refuse(listRecords, 400, { message: 'Tus diagnósticos no están disponibles.' })
  await open('/home', aSession())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos traer tu semáforoTus diagnósticos no están disponibles.',
  )
  api.answer(listRecords, { records: [] })
  await press('Intentar de nuevo')
  await screen.findByRole('link', { name: 'Hacer mi diagnóstico' })
})

test('topics about the weakest indicator come first, then what was begun and what goes with the likes', async () => {
  const [first] = roadmaps
  if (first)
    api.answer(listRecommendations, {
      roadmaps: [{ ...first, score: 3, totalTags: 4, percent: 75, learned: 0 }],
    })
  await openWith([aRecord({ cuentas_por_cobrar: 10_000, pasivo_corriente: 500_000 })])
  const next = await region('Para seguir aprendiendo')
  await next.findByText('75 % afín')
  const items = names(next.getAllByRole('listitem'))
  expect(items[0]).toMatch(/Tu indicador más débil es /)
  expect(items.slice(1)).toEqual(['Liquidez sin sustos75 % afín', 'Cobra a tiempoPara empezar'])
})

test('a begun lesson is offered, and stored among what goes with the session', async () => {
  await openWith([], aSession())
  history.pushState(null, '', '/home?tema=resico')
  await press('Reproducir: Lección 1 de resico')
  const next = await region('Para seguir aprendiendo')
  await next.findByText('Lo empezaste: Lección 1 de resico')
  expect(next.getByRole('link', { name: 'RESICO' })).toHaveAttribute('href', '/home?tema=resico')
  expect(Object.keys(localStorage).filter((key) => key.startsWith(personalKeyPrefix))).toEqual([
    `${personalKeyPrefix}lessons`,
  ])
  session.write(null)
})
