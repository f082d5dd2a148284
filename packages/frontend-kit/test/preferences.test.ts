import { entriesOf, guest, storedPreferences } from '../src/session/preferences.ts'

test('of those who are not here any more nothing is kept', () => {
  const before = { guest: 1, 'ana@correo.mx': 2, 'luz@correo.mx': 3 }
  const { 'luz@correo.mx': _, ...stay } = before
  expect(entriesOf(before, [guest, 'ana@correo.mx'])).toEqual(stay)
  expect(entriesOf(stay, [guest, 'ana@correo.mx'])).toBe(stay)
})

test('what is written for somebody who is not signed in is not kept', () => {
  const preferences = storedPreferences((json) => json as Record<string, number>)
  preferences.write({ guest: 1, 'luz@correo.mx': 3 })
  expect(preferences.read()).toEqual({ guest: 1 })
})
