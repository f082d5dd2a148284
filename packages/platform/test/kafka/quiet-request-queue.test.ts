import { fakeTimers } from '@semaforo/testing/fake-timers'
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js'
import '../../src/kafka/quiet-request-queue.ts'

const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** A queue of kafkajs that sends one request at a time, and which requests it sent. */
function aQueue() {
  const sent: number[] = []
  const queue = new RequestQueue({
    maxInFlightRequests: 1,
    requestTimeout: 8_000,
    enforceRequestTimeout: true,
    clientId: 'test',
    broker: 'nowhere:9092',
    logger: silent,
  })
  const push = (correlationId: number) =>
    new Promise((resolve, reject) => {
      const entry = { correlationId, resolve, reject }
      queue.push({ entry, expectResponse: true, sendRequest: () => sent.push(correlationId) })
    })
  return { queue, push, sent }
}

let timers: ReturnType<typeof fakeTimers>
beforeEach(() => {
  timers = fakeTimers()
})

test('an answered request leaves no timer behind', async () => {
  const { queue, push } = aQueue()
  const answered = push(1)
  queue.fulfillRequest({ correlationId: 1, payload: 'answer', size: 6 })
  await answered
  expect(timers.countTimers()).toBe(0)
})

test('a request that has to wait is sent after the answer to the one before', () => {
  const { queue, push, sent } = aQueue()
  void push(1)
  void push(2)
  expect(sent).toEqual([1])
  queue.fulfillRequest({ correlationId: 1, payload: 'answer', size: 6 })
  expect(sent).toEqual([1, 2])
})

test('a request without an answer fails after its time, with a look each second', async () => {
  const { queue, push } = aQueue()
  queue.scheduleRequestTimeoutCheck()
  const failed = expect(push(1)).rejects.toMatchObject({ name: 'KafkaJSRequestTimeoutError' })
  timers.tick(8_000)
  expect(queue.inflight.size).toBe(1)
  timers.tick(1_000)
  await failed
  queue.destroy()
  expect(timers.countTimers()).toBe(0)
})
