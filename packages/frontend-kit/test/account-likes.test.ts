import { jest } from '@jest/globals'
import { toggleAccountLike, withWishes } from '../src/preferences/account-likes.ts'
import { type Wish, wishes } from '../src/preferences/wishes.ts'

const wish = (more: Partial<Wish> = {}): Wish => ({
  userId: 'ana',
  kind: 'tags',
  id: '3',
  liked: true,
  ...more,
})

test('what is wished shows at once, the last wish for a thing and nobody else’s', () => {
  const likes = { tags: { 1: true, 2: true }, roadmaps: {} } as const
  const wished = [
    wish(),
    wish({ id: '1', liked: false }),
    wish({ id: '3', liked: false }),
    wish({ userId: 'bea', id: '9' }),
  ]
  expect(withWishes(likes, wished.slice(0, 2), 'ana')).toEqual({ tags: { 2: true, 3: true }, roadmaps: {} })
  expect(withWishes(likes, wished, 'ana')).toEqual({ tags: { 2: true }, roadmaps: {} })
})

test('without a session a like is not sent: it undoes itself and the console says why', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const asked = jest.spyOn(globalThis, 'fetch')
  const done = toggleAccountLike(wish())
  expect(wishes.read()).toEqual([wish()])
  await done
  expect(wishes.read()).toEqual([])
  expect(said).toHaveBeenCalledWith('A like was undone.', new Error('No session'))
  expect(asked).not.toHaveBeenCalled()
})
