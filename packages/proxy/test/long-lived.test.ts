import { EventEmitter } from 'node:events'
import { createLongLived } from '../src/long-lived.ts'

/** A connection that counts how often it is destroyed. */
function connection(destroyed = false) {
  const emitter = new EventEmitter()
  return Object.assign(emitter, {
    destroyed,
    times: 0,
    destroy() {
      this.destroyed = true
      this.times += 1
    },
  })
}

test('connections open at the end, and later ones, are destroyed', () => {
  const longLived = createLongLived()
  const [open, closed, late] = [connection(), connection(), connection()]
  longLived.add(open)
  longLived.add(closed)
  closed.emit('close')
  longLived.end()
  longLived.add(late)
  expect([open.times, closed.times, late.times]).toEqual([1, 0, 1])
})

test('a closed connection is forgotten', () => {
  const longLived = createLongLived()
  const closed = connection(true)
  longLived.add(closed)
  longLived.end()
  expect([closed.times, closed.listenerCount('close')]).toEqual([0, 0])
})
