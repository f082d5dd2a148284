import type { FrameContext, PageMessage, WidgetError } from '@semaforo/contracts'
import { render, screen } from '@testing-library/react'
import { applyTheme } from '../apply-theme.ts'
import { listenToPage } from './channel.ts'
import { readContext } from './context.ts'
import { Refused } from './refused.tsx'

/** Writes a context into the page as the gateway does. */
function write(context: FrameContext): void {
  document.body.innerHTML = `<script type="application/json" id="context">${JSON.stringify(context)}</script>`
}

test('a frame that is opened on its own is refused', () => {
  const partner = { id: 'caja', key: `pk_${'a'.repeat(24)}`, name: 'Caja del Valle', theme: {} }
  write({ site: location.origin, parent: 'https://caja.example', partner })
  expect(readContext()).toEqual({ site: location.origin, error: 'not-embedded' })
})

test.each<WidgetError>(['unknown-key', 'too-many-requests'])(
  'what keeps the widget away (%s) is a calm panel, and the reason is in the console',
  (error) => {
    const { warn } = console
    const said: string[] = []
    console.warn = (text) => said.push(text)
    write({ site: location.origin, error })
    expect(readContext()).toEqual({ site: location.origin, error })
    render(<Refused site={location.origin} error={error} />)
    console.warn = warn
    expect(screen.getByText('El Semáforo no está disponible aquí por ahora')).toBeVisible()
    expect(said).toEqual([expect.stringContaining(error)])
  },
)

test('the frame listens to its page alone, and to whole messages; the first nonce stays', () => {
  const heard: PageMessage[] = []
  const stop = listenToPage('https://caja.example', (message) => heard.push(message))
  const say = (data: unknown, origin = 'https://caja.example', source: Window | null = parent) =>
    dispatchEvent(new MessageEvent('message', { data, origin, source }))
  const init = { semaforo: 1, type: 'init', nonce: 'el-primer-reto-0001', mode: 'inline', theme: {} }
  const dark = { scheme: 'dark' }
  for (const lie of [
    { ...init, semaforo: 2 },
    { ...init, more: 'x'.repeat(10_000) },
    { ...init, nonce: 'corto' },
    'init',
  ])
    say(lie)
  say(init, 'https://otro.example')
  say(init, undefined, null)
  expect(heard).toEqual([])
  say(init)
  say({ ...init, nonce: 'otro-reto-distinto-02', theme: dark })
  expect(heard).toEqual([init, { ...init, theme: dark }])
  stop()
})

test('a theme can be replaced, and a colour that cannot be read is corrected', () => {
  const element = document.createElement('div')
  const brand = () => element.style.getPropertyValue('--brand')
  applyTheme(element, { scheme: 'dark', accent: '#7a1fa2', radius: 0 })
  expect(element.dataset['theme']).toBe('dark')
  expect(brand()).toContain('#7a1fa2')
  expect(element.style.getPropertyValue('--radius-card')).toBe('0px')
  applyTheme(element, { accent: '#ffff00' })
  expect(element.dataset['theme']).toBeUndefined()
  expect(brand()).not.toContain('light-dark(#ffff00')
})
