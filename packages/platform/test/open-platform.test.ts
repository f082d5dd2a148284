import { run } from './programs/run.ts'

test('a process ends when one part of its platform cannot be opened', async () => {
  const { code, errors } = await run('open-contradictory.ts').ended
  expect(code).toBe(1)
  expect(errors).toContain('KAFKA_USERNAME')
}, 60_000)
