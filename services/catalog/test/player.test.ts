import { clockOf } from '../demo/player/clock.ts'
import { describedFigure } from '../demo/player/described-figure.ts'
import { typeset, writtenTime, writtenValue } from '../demo/player/format.ts'
import type { Scene } from '../src/content/schema.ts'

const aScene = (length: number): Scene => ({ title: 'Título', text: 'a'.repeat(length) })

test('a scene lasts 7 to 8 seconds, longer the more there is to read', () => {
  expect(clockOf([aScene(40)]).total).toBe(7)
  expect(clockOf([aScene(100)]).total).toBe(7.5)
  expect(clockOf([aScene(400)]).total).toBe(8)
})

test('a moment names its scene, from the first instant to the end', () => {
  const clock = clockOf([aScene(40), aScene(40)])
  expect(clock.at(0)).toEqual({ scene: 0, elapsed: 0 })
  expect(clock.at(7)).toEqual({ scene: 1, elapsed: 0 })
  expect(clock.at(14)).toEqual({ scene: 1, elapsed: 7 })
})

test('figures are written as in Mexico, counted up with the decimals of their end', () => {
  expect(writtenValue(1234567, 'pesos')).toBe('$\u00a01,234,567')
  expect(writtenValue(28.57, 'pesos', 0.5)).toBe('$\u00a014.29')
  expect(writtenValue(23.1, 'porciento')).toBe('23.1\u00a0%')
  expect(writtenValue(46, 'dias')).toBe('46 días')
  expect(writtenValue(1.5, 'veces')).toBe('1.50')
})

test('a symbol and its number stay on one line', () => {
  expect(typeset('Paga $ 1,200 o 16 % más')).toBe('Paga $\u00a01,200 o 16\u00a0% más')
})

test('times are minutes and seconds', () => {
  expect([writtenTime(0), writtenTime(9.9), writtenTime(61)]).toEqual(['0:00', '0:09', '1:01'])
})

test('a figure has a text alternative', () => {
  const items = [
    { label: 'Entró', value: 48000 },
    { label: 'Salió', value: 61000 },
  ]
  expect(describedFigure({ kind: 'bars', unit: 'pesos', items })).toBe(
    'Entró: $\u00a048,000; Salió: $\u00a061,000',
  )
  expect(describedFigure({ kind: 'formula', text: '60 ÷ 40', result: '1.5' })).toBe('60 ÷ 40 = 1.5')
  expect(describedFigure({ kind: 'timeline', steps: ['Cobra', 'Paga'] })).toBe('1. Cobra; 2. Paga')
  expect(describedFigure({ kind: 'number', unit: 'dias', value: 46, label: 'Cobro' })).toBe('Cobro: 46 días')
})
