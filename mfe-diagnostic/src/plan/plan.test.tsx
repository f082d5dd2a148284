import { type Figures, improve, listTags } from '@semaforo/contracts'
import * as rules from '@semaforo/diagnosis'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { aCompany } from '@semaforo/testing/companies'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  aSession,
  calculate,
  diagnosticSite,
  failing,
  fillIn,
  model,
  openDiagnostic,
  press,
} from '../../test/diagnostic-site.ts'

const api = fakeApi()
diagnosticSite(api)
const openPage = openDiagnostic()

async function open(figures: Partial<Figures> = {}, as = aSession()) {
  await openPage('/minegocio', as)
  await fillIn(figures)
  await calculate()
}

const plan = () => within(screen.getByRole('region', { name: /^Tu plan de/ }))
/** A text as Testing Library reads it. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const boxes = () => plan().getAllByRole<HTMLInputElement>('checkbox')
const improved = (figures: Figures) => rules.improve(figures, model, 0.05)

/** Red, but can turn green within a year, with two changes. */
const struggling = { ...failing, total_activos: 500_000, total_pasivos: 320_000, costo_ventas: 420_000 }

test('where green is within reach the plan is what leads there, in pesos and points, each step with its lesson', async () => {
  const improvement = improved(aCompany(struggling))
  const { steps } = rules.planOf(aCompany(struggling), improvement)
  const slugs = steps.flatMap(({ tags }) => tags)
  api.answer(listTags, {
    tags: slugs.map((slug, i) => ({ id: i + 1, slug, name: slug, description: slug, likes: 0 })),
  })
  await open(struggling)
  await plan().findByText('Con estos cambios tu semáforo se pondría en verde.')
  expect(boxes()).toHaveLength(steps.length)
  for (const { explanation, amount } of improvement.changes) {
    expect(plan().getByText(plain(explanation))).toBeVisible()
    expect(plan().getByText((text) => text.startsWith(`${plain(rules.money(amount))} · `))).toBeVisible()
  }
  expect(plan().getByText(/^Con todo el plan: de 39\.0 a 7\d\.\d puntos\.$/)).toBeVisible()
  expect((await plan().findAllByRole('link'))[0]).toHaveAttribute('href', expect.stringContaining('tema='))
  const [first] = steps
  const next = screen.getByText(/^Primero:/)
  expect(next).toHaveTextContent(plain(`Primero: ${first?.name} · ${rules.money(first?.amount ?? 0)}`))
  await press('Ver qué hacer primero')
  expect(screen.getByRole('heading', { name: /^Tu plan de/ })).toHaveFocus()
})

test('a ticked step stays ticked with its diagnostic', async () => {
  const as = aSession()
  await open(struggling, as)
  await screen.findByRole('region', { name: /^Tu plan de/ })
  await userEvent.click(boxes()[0] as HTMLElement)
  await openPage('/minegocio', as)
  await press(/^Abrir el diagnóstico del /)
  await screen.findByRole('region', { name: /^Tu plan de/ })
  expect(boxes().map(({ checked }) => checked)).toEqual(boxes().map((_, i) => i === 0))
  const second = boxes()[1]?.closest('label')?.textContent ?? ''
  expect(screen.getByText(/^Primero:/)).toHaveTextContent(second)
})

test('without an answer the plan is what gains most points, and the retry says how far green is', async () => {
  api.refuse(improve, 503)
  await open()
  await screen.findByText('No pudimos ver si en un año llegas a verde.')
  expect(boxes()).toHaveLength(rules.planOf(aCompany()).steps.length)
  api.answer(improve, ({ body }) => improved(body as Figures))
  await press('Intentar de nuevo')
  await screen.findByText('Tu semáforo ya está en verde: cuida lo que estás haciendo bien.')
})
