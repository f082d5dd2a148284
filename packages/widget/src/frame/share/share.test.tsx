import { shareResult } from '@semaforo/contracts'
import { model } from '@semaforo/diagnostic-ui/testing'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { aCompany } from '@semaforo/testing/companies'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resultOf } from '../local-result.ts'
import type { WidgetMessage } from '../page/channel.ts'
import { Share } from './share.tsx'
import { type Sharing, useSharing } from './use-sharing.ts'

const loaded = { model, baseRate: 0.05 }
const result = resultOf(aCompany(), loaded, '2026-11-22')
const nonce = 'reto-del-despacho-0001'

const api = fakeApi()
const told: WidgetMessage[] = []
let changes = 0
const sharing: Sharing = {
  site: location.origin,
  partner: { key: `pk_${'a'.repeat(24)}`, name: 'Caja del Valle' },
  nonce,
  result,
  onEvent: (message) => told.push(message),
  onChanged: async () => {
    changes++
  },
}
const claims = {
  iss: location.origin,
  aud: 'caja',
  jti: 'share-1',
  iat: 1,
  exp: 2,
  nonce,
  v: 1 as const,
  light: 'verde' as const,
  score_band: 'Empresa saludable' as const,
  risk_band: 'Fuera de riesgo' as const,
  date: '2026-11-22',
}

/** What the browser tells of the two observed elements. */
let tell: (
  entries: { target: Element; intersectionRatio: number; isVisible?: boolean; time: number }[],
) => void
const { IntersectionObserver: none } = globalThis

beforeEach(() => {
  told.length = 0
  changes = 0
  globalThis.IntersectionObserver = class {
    constructor(hear: (entries: never[]) => void) {
      tell = (entries) => act(() => hear(entries as never[]))
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  globalThis.IntersectionObserver = none
})

const agreeing = () => screen.getByRole('button', { name: 'Sí, compartir' })
const sent = () => screen.getByText('Fecha').parentElement as HTMLElement
const answers = () => agreeing().parentElement as HTMLElement
const inSight = (target: Element, time: number, isVisible = true) => ({
  target,
  intersectionRatio: 1,
  isVisible,
  time,
})
const away = (target: Element, time: number) => ({ target, intersectionRatio: 0, time })

test('shows word for word what is shared; declining loses nothing', async () => {
  render(<Share {...sharing} />)
  expect([...sent().children].map(({ textContent }) => textContent)).toEqual([
    'Semáforo',
    'Verde',
    'Puntaje',
    'Empresa saludable',
    'Riesgo',
    'Fuera de riesgo',
    'Fecha',
    '22 de noviembre de 2026',
  ])
  expect(screen.getByText(/No recibe ninguna de tus cifras\./)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'No compartir' }))
  expect(screen.getByRole('status')).toHaveTextContent('No compartiste nada.')
  expect(screen.getByRole('status')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Cambié de opinión' }))
  expect(screen.getByRole('heading', { name: 'Compartir mi resultado con Caja del Valle' })).toHaveFocus()
  expect(told).toEqual([])
})

test('a result is agreed to once what is shared and the button have been in sight for a moment', async () => {
  render(<Share {...sharing} />)
  tell([inSight(sent(), 0), away(answers(), 0)])
  tell([away(sent(), 100), inSight(answers(), 100)])
  // Scrolling past it is no reading.
  expect(screen.getByText('El botón se activa en cuanto veas todo lo que se comparte.')).toBeVisible()
  tell([inSight(sent(), 1_000)])
  tell([away(sent(), 2_000)])
  await waitFor(() => expect(agreeing()).toBeEnabled())
  tell([inSight(answers(), 3_000, false)])
  expect(screen.getByText(/Algo en esta página tapa este cuadro/)).toBeVisible()
  expect(agreeing()).toBeDisabled()
})

test('a press that a script made, or a key held since before, shares nothing', async () => {
  render(<Share {...sharing} />)
  tell([inSight(sent(), 0), inSight(answers(), 0)])
  await waitFor(() => expect(agreeing()).toBeEnabled())
  fireEvent.click(agreeing())
  expect(fireEvent.keyDown(agreeing(), { key: 'Enter', repeat: true })).toBe(false)
  expect(api.received(shareResult)).toEqual([])
})

/** @returns `once`, which agrees and waits for what comes of it */
function agree() {
  const { result: hook, rerender } = renderHook(useSharing, { initialProps: sharing })
  const once = async (state: string) => {
    act(() => hook.current.agree())
    await waitFor(() => expect(hook.current.state).toBe(state))
  }
  return { hook, once, rerender }
}

test('a result is shared once, and other figures were not shared', async () => {
  api.answer(shareResult, { summary: 'a.b.c', claims })
  const { hook, once, rerender } = agree()
  await once('shared')
  expect(hook.current.isThis).toBe(true)
  expect(told).toEqual([{ semaforo: 1, type: 'shared', summary: 'a.b.c', claims }])
  rerender({ ...sharing, result: resultOf(aCompany({ ventas_totales: 600_000 }), loaded, '2026-11-22') })
  expect([hook.current.state, hook.current.isThis]).toEqual(['shared', false])
})

test('a failure says that nothing was sent only where that is known, and can be repeated', async () => {
  const { once } = agree()
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  await once('offline')
  Reflect.deleteProperty(navigator, 'onLine')
  api.refuse(shareResult, 429, { code: 'too-many-requests', message: 'Espera un minuto.' })
  await once('unexpected')
  for (const answer of [
    new Response('<html>', { status: 504 }),
    Response.json({ code: 'unexpected' }, { status: 500 }),
    Response.json({ summary: 'a.b.c' }, { status: 201 }),
  ]) {
    api.answer(shareResult, () => answer)
    await once('unknown')
  }
  api.disconnect(shareResult)
  await once('unknown')
  // A refusal, but what came before it may have arrived.
  api.refuse(shareResult, 400, { code: 'invalid-request', message: 'No se entiende.' })
  await once('unknown')
  expect(told).toEqual(Array(7).fill({ type: 'error', code: 'share-failed' }))
  api.answer(shareResult, { summary: 'a.b.c', claims })
  await once('shared')
})

test('where the site computes another result, it is computed again before it is asked again', async () => {
  api.refuse(shareResult, 409, { code: 'result-changed', message: 'El resultado cambió.' })
  const { once } = agree()
  await once('result-changed')
  expect(changes).toBe(1)
})
