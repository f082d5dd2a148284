import { createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { UnsecuredJWT } from 'jose'
import { openDeliveries } from '../../src/webhooks/deliveries.ts'
import { afterFailure, type DeliveryStore, queued, queuedAgain } from '../../src/webhooks/delivery.ts'
import { DeliveryFailed } from '../../src/webhooks/delivery-failed.ts'
import { failedDeliveries, forgetFailed, retryFailed } from '../../src/webhooks/failed-deliveries.ts'
import { embedded } from '../diagnostic-site.ts'

const day = 24 * 3_600_000
const summary = new UnsecuredJWT({
  iss: 'https://semaforo.example',
  aud: 'a',
  jti: 'j',
  iat: 1,
  exp: 2,
  nonce: 'a'.repeat(16),
  v: 1,
  date: '2026-11-22',
  light: 'verde',
  score_band: 'Empresa saludable',
  risk_band: 'Fuera de riesgo',
}).encode()

async function aStore(): Promise<DeliveryStore> {
  const platform = await embedded(temporaryDirectory())
  endsWithTest(() => platform.close())
  return openDeliveries(platform)
}

const final = new DeliveryFailed('No.', { isFinal: true })
const addFailed = (store: DeliveryStore, id: string, text = summary) =>
  store.update(id, () => [afterFailure(queued('a', text, 0), final, 0), []])

test('a retry sends at most a hundred again, and says how many', async () => {
  const store = await aStore()
  await Promise.all(Array.from({ length: 130 }, (_, n) => addFailed(store, `d${n}`)))
  expect([await retryFailed(store, 'a', 1), await retryFailed(store, 'a', 1)]).toEqual([100, 30])
  expect(await retryFailed(store, 'a', 1)).toBe(0)
})

test('the newest fifty are listed, and whether there are more', async () => {
  const store = await aStore()
  const log = createLog('silent')
  const listed = async () => {
    const { failed, more } = await failedDeliveries(store, 'a', log)
    return [failed.length, more]
  }
  await Promise.all(Array.from({ length: 50 }, (_, n) => addFailed(store, `d${n}`)))
  expect(await listed()).toEqual([50, false])
  await addFailed(store, 'd50')
  expect(await listed()).toEqual([50, true])
})

test('one that holds no summary is logged and does not hide the others', async () => {
  const store = await aStore()
  const lines: string[] = []
  await addFailed(store, 'good')
  await addFailed(store, 'bad', 'hola')
  const log = createLog('error', { write: (line: string) => lines.push(line) })
  expect((await failedDeliveries(store, 'a', log)).failed.map(({ id }) => id)).toEqual(['good'])
  expect(lines.join()).toContain('"delivery":"bad"')
})

test('one that an admin queues again while old ones are erased is not erased', async () => {
  const store = await aStore()
  await addFailed(store, 'again')
  await addFailed(store, 'old')
  const now = 91 * day
  const meanwhile: DeliveryStore = {
    get: (id) => store.get(id),
    update: (id, decide, options) => store.update(id, decide, options),
    async query(index, asked) {
      const found = await store.query(index, asked)
      await store.update('again', (kept) => [kept ? queuedAgain(kept, now) : null, []])
      return found
    },
  }
  await forgetFailed(meanwhile, now)
  expect((await store.get('again'))?.state).toMatchObject({ dueAt: now })
  expect(await store.get('old')).toBeUndefined()
})
