import { fakeTimers } from '@semaforo/testing/fake-timers'
import { addressesBehind } from '../src/addresses-behind.ts'
import { type Instance, loadBalancer } from '../src/load-balancer.ts'

let timers: ReturnType<typeof fakeTimers>
/** Five seconds and some, in which an answer grows old. */
const later = () => timers.tick(5_100)

describe('a name', () => {
  beforeEach(() => {
    timers = fakeTimers()
  })

  test('stands for each of its addresses, and is asked again after five seconds', async () => {
    const answers = [['10.0.0.2', '10.0.0.1'], ['10.0.0.2', '10.0.0.3'], ['fd00::1']]
    const asked: string[] = []
    const addresses = addressesBehind('http://realtime:3000', async (name) => {
      asked.push(name)
      return answers.shift() ?? []
    })
    const first = ['http://10.0.0.1:3000', 'http://10.0.0.2:3000']
    expect(await Promise.all([addresses(), addresses()])).toEqual([first, first])
    timers.tick(4_900)
    await addresses()
    expect(asked).toEqual(['realtime'])
    later()
    // What was known answers until the name has.
    expect(await addresses()).toEqual(first)
    expect(await addresses()).toEqual(['http://10.0.0.2:3000', 'http://10.0.0.3:3000'])
    later()
    await addresses()
    expect(await addresses()).toEqual(['http://[fd00::1]:3000'])
  })

  test('that has no answer keeps what is known, and is its own address before', async () => {
    let fails = true
    const addresses = addressesBehind('http://realtime:3000', async () => {
      if (fails) throw new Error('ENOTFOUND')
      return ['10.0.0.1']
    })
    expect(await addresses()).toEqual(['http://realtime:3000'])
    fails = false
    later()
    await addresses()
    expect(await addresses()).toEqual(['http://10.0.0.1:3000'])
    fails = true
    later()
    await addresses()
    expect(await addresses()).toEqual(['http://10.0.0.1:3000'])
  })
})

test.each([
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://localhost:3000',
  'https://realtime.example',
  'unix:/tmp/realtime.sock',
])('%s is one instance', async (address) => {
  const addresses = addressesBehind(address, async () => ['10.0.0.1'])
  expect(await addresses()).toEqual([address])
})

describe('instances that come and go', () => {
  /** An instance that answers with its address and notes what happens to it. */
  const recorded = (log: string[]) => (address: string) =>
    ({
      forward: async () => void log.push(address),
      retire: async () => void log.push(`${address} retires`),
      stop: async () => void log.push(`${address} stops`),
    }) as unknown as Instance
  const exchange = (client: string) => ({ client }) as Parameters<Instance['forward']>[0]
  const clients = Array.from({ length: 60 }, (_, index) => `203.0.113.${index}`)

  test('move only the clients that are theirs, and are retired once nothing leads to them', async () => {
    const log: string[] = []
    let listed = ['a', 'b']
    const balancer = loadBalancer(async () => listed, recorded(log))
    const ask = async () => {
      log.length = 0
      for (const client of clients) await balancer.forward(exchange(client), 1_000, () => undefined)
      return [...log]
    }
    const two = await ask()
    listed = ['b', 'a', 'c']
    const three = await ask()
    expect(new Set(three)).toEqual(new Set(['a', 'b', 'c']))
    for (const [index, instance] of three.entries()) if (instance !== 'c') expect(instance).toBe(two[index])
    listed = ['a', 'b']
    expect(await ask()).toEqual(['c retires', ...two])
    await balancer.stop()
    expect(log.slice(-2).sort()).toEqual(['a stops', 'b stops'])
  })
})
