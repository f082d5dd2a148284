import { changeEach } from '../src/options/bulk/change-each.ts'

test('what fails is named with its reason, and the others are changed, one after another', async () => {
  const steps: (number | string)[] = []
  const error = new Error('refused')
  const outcome = await changeEach(
    [1, 2, 3],
    async (item) => {
      steps.push(`begins ${item}`)
      await Promise.resolve()
      if (item === 2) throw error
    },
    (processedCount) => steps.push(processedCount),
  )
  expect(outcome).toEqual({ done: [1, 3], failed: [{ item: 2, error }] })
  expect(steps).toEqual(['begins 1', 1, 'begins 2', 2, 'begins 3', 3])
})
