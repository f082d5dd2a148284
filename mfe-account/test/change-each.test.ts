import { ApiError } from '@semaforo/frontend-kit'
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

test('who does not prove who they are is asked once, and nothing more is changed', async () => {
  const error = new ApiError('Para continuar, confirma tu contraseña.', 403, 'proof-needed')
  const tried: number[] = []
  const change = async (item: number) => {
    tried.push(item)
    if (item === 2) throw error
  }
  const outcome = await changeEach([1, 2, 3], change, () => undefined)
  expect(outcome).toEqual({
    done: [1],
    failed: [
      { item: 2, error },
      { item: 3, error },
    ],
  })
  expect(tried).toEqual([1, 2])
})
