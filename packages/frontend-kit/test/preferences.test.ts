import { entriesOf, guest, storedPreferences } from '../src/session/preferences.ts'

test('entries of users who are not signed in are removed', () => {
  const before = { guest: 1, 'ana@correo.mx': 2, 'luz@correo.mx': 3 }
  const { 'luz@correo.mx': _, ...stay } = before
  expect(entriesOf(before, [guest, 'ana@correo.mx'])).toEqual(stay)
  expect(entriesOf(stay, [guest, 'ana@correo.mx'])).toBe(stay)
})

test('a write for a user who is not signed in is not stored', () => {
  const preferences = storedPreferences((json) => json as Record<string, number>)
  preferences.write({ guest: 1, 'luz@correo.mx': 3 })
  expect(preferences.read()).toEqual({ guest: 1 })
})
