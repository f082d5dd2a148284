import { createHash } from 'node:crypto'
import { texts } from '../src/privacy/privacy.texts.ts'
import { storedData } from '../src/privacy/stored-data.ts'

test('the privacy notice has the date of its last change', () => {
  const { updated, ...rest } = texts
  const said = JSON.stringify([rest, storedData], (_key, value) =>
    typeof value === 'function' ? String(value) : value,
  )
  // Who changes the notice writes the day of the change in both.
  expect([updated, createHash('sha256').update(said).digest('hex').slice(0, 12)]).toEqual([
    'Última actualización: 26 de noviembre de 2026',
    '22818277b2ac',
  ])
})
