import { eventually } from '../src/eventually.ts'

test('what is not true yet, or throws, is looked at again', async () => {
  const answers = [false, new Error('away'), true]
  const looked = await eventually(() => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  expect(looked).toBe(true)
  expect(answers).toEqual([])
})

test('a check without a result passes once it does not throw', async () => {
  expect(await eventually(() => {})).toBeUndefined()
})

test('at the deadline it rejects: with the last error, or with what was never true', async () => {
  const throws = () => Promise.reject(new Error('still away'))
  await expect(eventually(throws, 20)).rejects.toThrow('still away')
  await expect(eventually(() => false, 20)).rejects.toThrow('not true within 20 ms')
})
