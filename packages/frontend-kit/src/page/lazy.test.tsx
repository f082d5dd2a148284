import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazyPart } from './lazy.tsx'

const Chart = ({ of }: { of: string }) => <p>Gráfica de {of}</p>
/** Fails as long as there is no connection. */
let isConnected = false
const load = async () => {
  if (!isConnected) throw new Error('Loading chunk 7 failed.')
  return { default: Chart }
}

beforeEach(() => {
  isConnected = false
})

const show = (Part: ReturnType<typeof lazyPart<{ of: string }>>) =>
  act(async () =>
    render(
      <>
        <h1>Tu página</h1>
        <Part of="ventas" />
      </>,
    ),
  )

test('a part whose code does not load shows an error in its place, whose retry loads it', async () => {
  await show(lazyPart(load))
  expect(screen.getByRole('heading', { name: 'Tu página' })).not.toBeNull()
  expect(screen.getByRole('alert').textContent).toMatch(/^No pudimos cargar esta parte/)
  const retry = () => userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  await retry()
  await screen.findByRole('alert')
  isConnected = true
  await retry()
  await screen.findByText('Gráfica de ventas')
})

test('a part that the page is whole without leaves its place to something else where it does not load', async () => {
  const Part = lazyPart(load, { failed: <p>Sin gráfica</p> })
  const { unmount } = await show(Part)
  await screen.findByText('Sin gráfica')
  unmount()
  isConnected = true
  await show(Part)
  await screen.findByText('Gráfica de ventas')
})
