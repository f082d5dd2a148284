import { countUsage, readPublicModelFile } from '@semaforo/contracts'
import { emptyDraft } from '@semaforo/diagnostic-ui'
import { calculate, diagnosticSite, fillIn, press, riskModelFile } from '@semaforo/diagnostic-ui/testing'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { aCompany } from '@semaforo/testing/companies'
import { render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { handOver } from './handoff/hand-over.ts'
import type { WidgetMessage } from './page/channel.ts'
import { Widget, type WidgetProps } from './widget.tsx'

const api = fakeApi()
diagnosticSite(api)
const told: WidgetMessage[] = []
const partner = { key: `pk_${'a'.repeat(24)}`, name: 'Caja del Valle' }

beforeEach(() => {
  told.length = 0
  api.answer(countUsage, { counted: true })
})

function Page(given: Partial<WidgetProps>) {
  const stored = useState(emptyDraft)
  return (
    <Widget
      site={location.origin}
      partner={partner}
      nonce="reto-del-despacho-0001"
      stored={stored}
      onEvent={(message) => told.push(message)}
      {...given}
    />
  )
}

test('the model is loaded with the first figure, and again after a failure', async () => {
  api.refuse(readPublicModelFile, 429, { code: 'too-many-requests', message: 'Espera un minuto.' })
  render(<Page />)
  await screen.findByRole('button', { name: 'Calcular Diagnóstico' })
  expect(api.received(readPublicModelFile)).toEqual([])
  await fillIn()
  await waitFor(() => expect(api.received(readPublicModelFile)).toHaveLength(1))
  api.disconnect(readPublicModelFile)
  await calculate()
  expect(screen.getByRole('alert')).toHaveTextContent('Faltó comparar tu negocio con otros')
  expect(told).toEqual([{ type: 'started' }, { type: 'error', code: 'model-unavailable' }])
  api.answer(readPublicModelFile, riskModelFile)
  await press('Intentar de nuevo')
  await screen.findByText('Verde: vas bien')
})

test('a visitor gets the light; the page is told each step, and neither figures nor result', async () => {
  render(<Page />)
  await fillIn()
  await calculate()
  expect(screen.getByText('Verde: vas bien')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Diagnóstico financiero' })).toHaveFocus())
  expect(told).toEqual([{ type: 'started' }, { type: 'result' }])
  expect(api.received(countUsage).map(({ body }) => body)).toEqual(
    ['viewed', 'started', 'finished'].map((what) => ({ partner: partner.key, what })),
  )
})

test('a calculation that fails says so, and can be repeated', async () => {
  const { exp } = Math
  const { reportError } = globalThis
  globalThis.reportError = () => {}
  render(<Page />)
  await fillIn()
  await calculate()
  await press('Cambiar mis cifras')
  // Only the model uses it.
  Math.exp = () => {
    throw new Error('no sale')
  }
  await press('Calcular Diagnóstico')
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos calcularlo.')
  Math.exp = exp
  globalThis.reportError = reportError
  await press('Calcular Diagnóstico')
  await screen.findByText('Verde: vas bien')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the date is the day in Mexico City by the clock of the site', async () => {
  const headers = { date: 'Sun, 22 Nov 2020 03:00:00 GMT' }
  api.answer(countUsage, () => Response.json({ counted: true }, { status: 200, headers }))
  render(<Page />)
  await waitFor(() => expect(api.received(countUsage)).toHaveLength(1))
  await fillIn()
  await calculate()
  expect(screen.getByText('21 de noviembre de 2020')).toBeVisible()
})

test('a widget that crashes says so in its place and to its page, and can be tried again', async () => {
  const { error } = console
  console.error = () => {}
  const { container } = render(<Page />)
  await fillIn()
  // As an extension of the browser does, this moves what React removes with the form.
  const form = screen.getByRole('region', { name: 'Formulario de evaluación' })
  const moved = document.createElement('div')
  form.replaceWith(moved)
  moved.append(form)
  await press('Calcular Diagnóstico')
  await screen.findByRole('heading', { name: 'Algo falló en esta sección' })
  console.error = error
  expect(told.at(-1)).toEqual({ type: 'error', code: 'unavailable' })
  await press('Intentar de nuevo')
  expect(await within(container).findByRole('button', { name: 'Calcular Diagnóstico' })).toBeVisible()
})

test('where no window can be opened, the figures are typed there again', async () => {
  render(<Page onSave={() => false} />)
  await fillIn()
  await calculate()
  const save = within(screen.getByRole('region', { name: '¿Quieres guardarlo?' }))
  expect(save.getByText(/con tus cifras ya escritas/)).toBeVisible()
  await press('Guardar en mi cuenta')
  await waitFor(() => expect(save.getByText(/ahí escribes tus cifras/)).toHaveFocus())
  expect(save.getByRole('link', { name: 'Abrir Semáforo PyME' })).toHaveAttribute(
    'href',
    `${location.origin}/minegocio`,
  )
})

/** A window that our site was opened in, and what it was given. */
function aWindow() {
  const given: unknown[] = []
  const opened = { postMessage: (message: unknown) => given.push(message) }
  const ask = (origin = location.origin) => {
    const event = new MessageEvent('message', { data: { semaforo: 1, type: 'handoff-ready' }, origin })
    dispatchEvent(Object.defineProperty(event, 'source', { value: opened }))
  }
  return { opened, ask, given }
}

test('the figures are given to the window opened last, once, when it asks from our site', () => {
  const { open } = globalThis
  const [first, second] = [aWindow(), aWindow()]
  const figures = aCompany()
  for (const { opened } of [first, second]) {
    globalThis.open = () => opened as unknown as Window
    expect(handOver(location.origin, figures, partner.name)).toBe(true)
  }
  globalThis.open = open
  first.ask()
  second.ask('https://otro.example')
  expect([first.given, second.given]).toEqual([[], []])
  second.ask()
  second.ask()
  expect(second.given).toEqual([{ semaforo: 1, type: 'handoff', figures, partner: partner.name }])
})
