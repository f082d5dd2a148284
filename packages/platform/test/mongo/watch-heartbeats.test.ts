import { EventEmitter } from 'node:events'
import { eventually } from '@semaforo/testing/eventually'
import type { mongo } from 'mongoose'
import { watchHeartbeats } from '../../src/mongo/watch-heartbeats.ts'

const connectionId = '127.0.0.1:27017'

/** A source of the driver's heartbeat events, and the number of calls of `onStuck`. */
function aWatch(ms: number) {
  const driver = new EventEmitter()
  const found = { stuck: 0 }
  watchHeartbeats(driver as mongo.MongoClient, ms, () => {
    found.stuck += 1
  })
  return { driver, found }
}

test('a heartbeat that neither succeeds nor fails is reported once', async () => {
  const { driver, found } = aWatch(20)
  driver.emit('serverHeartbeatStarted', { connectionId })
  driver.emit('serverHeartbeatStarted', { connectionId: 'another:1' })
  await eventually(() => expect(found.stuck).toBe(1))
})

test.each(['serverHeartbeatSucceeded', 'serverHeartbeatFailed', 'serverClosed'])(
  '%s ends it',
  async (end) => {
    const { driver, found } = aWatch(20)
    driver.emit('serverHeartbeatStarted', { connectionId })
    driver.emit(end, { connectionId, address: connectionId })
    const later = aWatch(40)
    later.driver.emit('serverHeartbeatStarted', { connectionId })
    await eventually(() => expect(later.found.stuck).toBe(1))
    expect(found.stuck).toBe(0)
  },
)
