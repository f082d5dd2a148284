import { createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { createCompose } from '../../src/mail/compose.ts'
import { startSender } from '../../src/mail/sender.ts'
import type { Stores, UserStore } from '../../src/stores.ts'
import { eraseUser } from '../../src/user/effects.ts'
import { anIdentity, aState } from '../support/identity.ts'

const by = { actor: 'admin', origin: 'o' }

test('the mail that says that everything was erased comes once, however long that takes', async () => {
  const identity = await anIdentity()
  const { stores, secret } = identity
  const user = aState()
  await stores.users.update('u', () => [user, []])

  const goOn = Promise.withResolvers<void>()
  let waiting = 0
  const update: UserStore['update'] = async (...args) => {
    waiting += 1
    await goOn.promise
    return stores.users.update(...args)
  }
  const held: Stores = { ...stores, users: { ...stores.users, update } }
  const erasures = [1, 2].map(() => eraseUser({ ...identity, stores: held }, 'u', by))

  let looks = 0
  const get: UserStore['get'] = async (id) => {
    const found = await stores.users.get(id)
    looks += 1
    return found
  }
  const watched: Stores = { ...stores, users: { ...stores.users, get } }
  // Ahead of the clock that the mail was queued by, so that it is due at once.
  const now = () => Date.now() + 60_000
  const sent: string[] = []
  const sender = startSender({
    queue: stores.mails,
    compose: createCompose({
      stores: watched,
      secret,
      site: 'http://sitio.example',
      contact: { to: undefined, shown: { open: false, replyDays: 3 } },
      now,
    }),
    transport: {
      send: async (_, { to }) => void sent.push(to),
      isAvailable: async () => true,
      close: () => undefined,
    },
    log: createLog('silent'),
    now,
  })
  endsWithTest(sender.stop)
  await eventually(() => expect([waiting, looks > 0]).toEqual([2, true]))
  goOn.resolve()
  expect((await Promise.all(erasures)).sort()).toEqual([false, true])
  await eventually(async () => expect((await stores.mails.query('due', { limit: 9 })).items).toEqual([]))
  expect(sent).toEqual([user.email])
})
