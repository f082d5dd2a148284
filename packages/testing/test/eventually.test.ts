import { eventually } from '../src/eventually.ts'

test('repeats a check that fails or throws', async () => {
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

test('rejects at the deadline with the last error or the failed check', async () => {
  const throws = () => Promise.reject(new Error('still away'))
  await expect(eventually(throws, 20)).rejects.toThrow('still away')
  await expect(eventually(() => false, 20)).rejects.toThrow('not true within 20 ms')
})
