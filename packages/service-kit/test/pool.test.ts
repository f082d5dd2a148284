import type { ServerResponse } from 'node:http'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { fakeTimers } from '@semaforo/testing/fake-timers'
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

test('a connection that is older than half a minute is replaced, so that new instances behind a name get requests', async () => {
  const { url: address } = await listen((req, res) => void res.end(String(req.socket.remotePort)))
  const pool = openPool(address)
  endsWithTest(() => pool.destroy())
  const port = async () => {
    const port = await (await pool.request({ method: 'GET', path: '/' })).body.text()
    await eventually(() => expect(pool.stats.free).toBe(1))
    return port
  }
  const clock = fakeTimers({ toFake: ['Date'] })
  const first = await port()
  expect(await port()).toBe(first)
  clock.tick(31_000)
  const second = await port()
  expect(second).not.toBe(first)
  expect(await port()).toBe(second)
})
