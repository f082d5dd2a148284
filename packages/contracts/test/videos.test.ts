import { searchVideos } from '../src/index.ts'

test('a query of more than 200 characters is refused in Spanish', () => {
  const result = searchVideos.query?.safeParse({ q: 'a'.repeat(201) })
  expect(result?.error?.issues[0]?.message).toBe('La búsqueda puede tener hasta 200 caracteres.')
})
test('sqlite', async () => {
  const { DatabaseSync } = await import('node:sqlite')
  expect(new DatabaseSync(':memory:')).toBeTruthy()
})
