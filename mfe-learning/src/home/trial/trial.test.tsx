import { readFileSync } from 'node:fs'
import { type RiskModelFile, readPublicModelFile } from '@semaforo/contracts'
import { fakeApi } from '@semaforo/frontend-kit/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import Trial from './trial.tsx'

const path = new URL('../../../../services/diagnostic/model/risk-model.json', import.meta.url)
const file = JSON.parse(readFileSync(path, 'utf8')) as RiskModelFile
const api = fakeApi()
const light = (color: string) => screen.findByRole('img', { name: `Semáforo ${color}` })
const slider = (name: string) => screen.getByRole('slider', { name })
const move = (name: string, amount: number) => fireEvent.change(slider(name), { target: { value: amount } })

test('a moved slider says its amount, and light and score follow', async () => {
  api.answer(readPublicModelFile, file)
  render(<Trial />)
  expect(await light('en verde')).toBeVisible()
  expect(screen.getByText('86.3')).toBeVisible()
  expect(api.received(readPublicModelFile)).toEqual([])
  move('Deudas', 600_000)
  expect(slider('Deudas')).toHaveAttribute('aria-valuetext', '$\u00a0600,000')
  expect(await light('en rojo')).toBeVisible()
  expect(screen.getByText('Rojo: hay que actuar ya')).toBeVisible()
  move('Deudas', 180_000)
  expect(await light('en verde')).toBeVisible()
  expect(screen.getByText('86.3')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Hacerlo con mis cifras' })).toHaveAttribute('href', '/probar')
})

test('without the model the light is off and says why', async () => {
  api.refuse(readPublicModelFile, 503)
  render(<Trial />)
  move('Deudas', 600_000)
  expect(await screen.findByText('Por ahora no pudimos encender el semáforo.')).toBeVisible()
  expect(await light('apagado')).toBeVisible()
})
