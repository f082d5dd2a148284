import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { screensByArea } from '../support/screens.ts'

test('the screens of every area are checked', () => {
  const files = readdirSync(join(import.meta.dirname, '../test')).filter((file) =>
    file.startsWith('screens-'),
  )
  expect(files).toEqual(Object.keys(screensByArea).map((area) => `screens-${area}.test.ts`))
})

test('no two screens have one name', () => {
  const names = Object.values(screensByArea)
    .flat()
    .map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
