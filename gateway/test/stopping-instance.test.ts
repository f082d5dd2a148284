import { join } from 'node:path'
import { eventually } from '@semaforo/testing/eventually'
import { runAlone } from '@semaforo/testing/run-alone'
import { closeAll, open } from './setup.ts'

const program = join(import.meta.dirname, 'programs/instance.ts')

afterEach(closeAll)

test('two of three instances stop under load, and no request is lost', async () => {
  const instances = [runAlone(program, {}), runAlone(program, {}), runAlone(program, {})]
  const services = { likes: await Promise.all(instances.map(({ url }) => url())) }
  const url = await open({ env: { TRUST_PROXY: 1, RATE_LIMIT_PER_MINUTE: 1_000_000 }, services })
  const answers: number[] = []
  let over = false
  async function post(client: string) {
    while (!over) {
      const headers = { 'x-forwarded-for': client }
      const answer = await fetch(`${url}/api/me/likes`, { method: 'POST', body: '{}', headers })
      await answer.text()
      answers.push(answer.status)
    }
  }
  const clients = Array.from({ length: 16 }, (_, index) => post(`203.0.113.${index}`))
  const manyMore = async () => {
    const before = answers.length
    await eventually(() => expect(answers.length).toBeGreaterThan(before + 200))
  }
  for (const { stop } of instances.slice(1)) {
    await manyMore()
    expect(await stop()).toBe(0)
  }
  await manyMore()
  over = true
  await Promise.all(clients)
  expect(answers.filter((status) => status !== 200)).toEqual([])
})
