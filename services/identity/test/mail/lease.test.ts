import { beatMs, StoreUnavailable } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import type { Compose, Mail } from '../../src/mail/composed.ts'
import { queueMail } from '../../src/mail/queued-mail.ts'
import { startSender } from '../../src/mail/sender.ts'
import type { MailTransport } from '../../src/mail/transport.ts'
import { openStores } from '../../src/stores.ts'
import { newDataDir, openDeployment } from '../support/site.ts'

const hour = 3_600_000
const mail: Mail = { to: 'ana@ejemplo.mx', subject: 's', text: 't', html: 'h' }
const compose: Compose = async () => ({ kind: 'mail', mail, sent: async () => undefined })

async function aQueue() {
  const platform = await openDeployment(await newDataDir())
  endsWithTest(platform.close)
  return (await openStores(platform)).mails
}

/** A mail transport whose sends are completed by the test. */
function aTransport() {
  const answers: (() => void)[] = []
  const transport: MailTransport = {
    send: () => new Promise((resolve) => answers.push(resolve)),
    isAvailable: async () => true,
    close: () => undefined,
  }
  return { transport, sends: () => answers.length, answer: () => answers.splice(0).map((done) => done()) }
}

/** One sending instance, with its own monotonic and wall clock. */
async function anInstance(queue: Awaited<ReturnType<typeof aQueue>>, now = Date.now) {
  const out = aTransport()
  let clock = 0
  const sender = startSender({
    queue,
    compose,
    transport: out.transport,
    log: createLog('silent'),
    now,
    clock: () => clock,
  })
  endsWithTest(() => {
    out.answer()
    return sender.stop()
  })
  return {
    ...out,
    pass(ms: number) {
      clock += ms
    },
  }
}

test('a mail claimed by a live instance is not taken over, however long sending takes', async () => {
  const queue = await aQueue()
  const one = await anInstance(queue)
  await queue.update('m', () => [queueMail({ kind: 'account-blocked', about: 'u' }, Date.now()), []])
  await eventually(() => expect(one.sends()).toBe(1))
  // Clock skew of an hour makes no difference.
  const two = await anInstance(queue, () => Date.now() + hour)
  for (let beats = 1; beats <= 4; beats += 1) {
    await eventually(async () => expect((await queue.get('m'))?.state.beat).toBeGreaterThanOrEqual(2 * beats))
    two.pass(beatMs)
  }
  one.answer()
  await eventually(async () => expect(await queue.get('m')).toBeUndefined())
  expect([one.sends(), two.sends()]).toEqual([0, 0])
})

test('a monthly mail whose attempt died with its process is rather lost than sent twice', async () => {
  const queue = await aQueue()
  const died = {
    ...queueMail({ kind: 'monthly-pulse', about: 'u' }, Date.now()),
    attempts: 2,
    failures: 1,
    beat: 3,
  }
  const failed = { ...queueMail({ kind: 'monthly-pulse', about: 'v' }, Date.now()), attempts: 1, failures: 1 }
  await queue.update('died', () => [died, []])
  await queue.update('failed', () => [failed, []])
  const one = await anInstance(queue)
  await eventually(async () => {
    one.pass(beatMs)
    expect(await queue.get('died')).toBeUndefined()
  })
  await eventually(() => expect(one.sends()).toBe(1))
})

test('an attempt that lost its claim does not put the mail back into the queue', async () => {
  const queue = await aQueue()
  const refused = Promise.withResolvers<void>()
  const one = startSender({
    queue,
    compose,
    transport: { send: () => refused.promise, isAvailable: async () => true, close: () => undefined },
    log: createLog('silent'),
    now: Date.now,
  })
  endsWithTest(one.stop)
  endsWithTest(() => refused.reject(new Error('later')))
  await queue.update('m', () => [queueMail({ kind: 'account-blocked', about: 'u' }, Date.now()), []])
  await eventually(async () => expect((await queue.get('m'))?.state.beat).toBeDefined())
  // As if another instance had taken it over, sent and dequeued it.
  await queue.update('m', () => [null, []])
  refused.reject(new Error('later'))
  await one.stop()
  expect(await queue.get('m')).toBeUndefined()
})

test('a mail that was rescheduled before the clock went back an hour is sent nevertheless', async () => {
  const queue = await aQueue()
  await queue.update('m', () => [queueMail({ kind: 'account-blocked', about: 'u' }, Date.now() + hour), []])
  const one = await anInstance(queue)
  await eventually(() => expect(one.sends()).toBe(1))
})

test('a monthly mail that was sent but could not be taken off the queue is not sent again', async () => {
  const queue = await aQueue()
  const removals: string[] = []
  const away: typeof queue = {
    ...queue,
    update: (id, decide, options) =>
      queue.update(
        id,
        (state) => {
          const decision = decide(state)
          if (state && decision[0] === null && removals.push(id) === 1) throw new StoreUnavailable('away')
          return decision
        },
        options,
      ),
  }
  const sent: string[] = []
  const one = startSender({
    queue: away,
    compose,
    transport: {
      send: async (id) => void sent.push(id),
      isAvailable: async () => true,
      close: () => undefined,
    },
    log: createLog('silent'),
    now: Date.now,
  })
  endsWithTest(one.stop)
  await queue.update('m', () => [queueMail({ kind: 'monthly-pulse', about: 'u' }, Date.now()), []])
  await eventually(async () => expect(await queue.get('m')).toBeUndefined())
  expect([sent, removals]).toEqual([['m'], ['m', 'm']])
})
