import type { ServerResponse } from 'node:http'
import { eventually } from '@semaforo/testing/eventually'
import { listen } from '@semaforo/testing/listen'
import { register } from 'prom-client'
import { openPool } from '../src/http/pool.ts'

test('metrics tell the requests to another process that are under way, until its pool has closed', async () => {
  const held: ServerResponse[] = []
  const { url: address } = await listen((_req, res) => void held.push(res))
  const pool = openPool(address)
  const metric = async (state: string) => {
    const text = await register.getSingleMetricAsString('pool_requests')
    return text.match(new RegExp(`\\{to="${address}",state="${state}"\\} (\\d+)`))?.[1]
  }
  expect(await metric('running')).toBe('0')
  const answers = [1, 2].map(() => pool.request({ method: 'GET', path: '/' }))
  await eventually(async () => expect([await metric('running'), held.length]).toEqual(['2', 2]))
  expect(await metric('queued')).toBe('0')
  for (const res of held) res.end()
  for (const answer of answers) await (await answer).body.dump()
  await pool.close()
  expect(await metric('running')).toBeUndefined()
})
