import { trace } from '@opentelemetry/api'
import { createLog, startTracing } from '@semaforo/service-kit'
import { type Counter, increment, newEventKind } from '@semaforo/testing/counter-events'
import { eventually } from '@semaforo/testing/eventually'
import { aCollector, type Collector } from '@semaforo/testing/trace-collector'
import { unique } from '@semaforo/testing/unique'
import { consume, listDeadLetters, on, type Platform, replayDeadLetter } from '../../src/index.ts'
import type { OpenPlatform } from './open-platform.ts'

const retries = { attempts: 2, firstMs: 1, maxMs: 1 }

/** The contract test of traces that continue through events. */
export function describeTraces(name: string, open: OpenPlatform) {
  describe(`traces: ${name}`, () => {
    let collector: Collector
    let platform: Platform
    let stop: () => Promise<void>
    beforeAll(async () => {
      collector = await aCollector()
      stop = await startTracing(collector.url, createLog('silent'))
      platform = await open()
    })
    afterAll(async () => {
      await platform.close()
      await stop()
      await collector.close()
    })

    /** Runs work in the root span of a new trace. */
    async function inTrace(work: () => Promise<unknown>) {
      return trace.getTracer('tests').startActiveSpan('begin', async (span) => {
        await work()
        span.end()
        return span.spanContext().traceId
      })
    }

    const spanOf = (traceId: string, service: string, name: string) =>
      eventually(() => {
        const found = collector.spans.filter(
          (span) => span.traceId === traceId && span.service === service && span.name === name,
        )
        expect(found).toHaveLength(1)
        return found[0]
      })

    test('an event carries its trace to its handlers, and their writes continue it', async () => {
      const [first, second] = [newEventKind(), newEventKind()]
      const counters = unique('counters').replace('-', '')
      const sums = unique('sums').replace('-', '')
      const counter = await platform.store<Counter>({ service: counters, name: 'counter' })
      const sum = await platform.store<Counter>({ service: sums, name: 'sum' })
      const ends: string[] = []
      const add = on(first, async ({ id, subject }) => {
        await sum.update(subject, increment(second), { idempotencyKey: id })
      })
      await consume(platform.log, { group: `${sums}-counters`, on: [add] })
      await consume(platform.log, {
        group: 'ends-sums',
        on: [on(second, async ({ subject }) => void ends.push(subject))],
      })

      // Concurrently, so that they share a write where writes are grouped: each keeps its own trace.
      const [traceId, other] = await Promise.all(
        ['a', 'b'].map((id) => inTrace(() => counter.update(id, increment(first)))),
      )
      if (!traceId || !other) throw new Error('no traces')
      expect(traceId).not.toBe(other)
      await eventually(() => expect(ends.toSorted()).toEqual(['a', 'b']))

      for (const trace of [traceId, other]) {
        const begin = await spanOf(trace, 'tests', 'begin')
        const published = await spanOf(trace, counters, `publish ${first.topic}`)
        const handled = await spanOf(trace, sums, `process ${first.topic}`)
        const publishedThen = await spanOf(trace, sums, `publish ${second.topic}`)
        const handledThen = await spanOf(trace, 'ends', `process ${second.topic}`)
        expect([published, handled, publishedThen, handledThen].map((span) => span?.kind)).toEqual([
          'producer',
          'consumer',
          'producer',
          'consumer',
        ])
        expect(begin?.parent).toBeUndefined()
        expect(published?.parent).toBe(begin?.spanId)
        expect(handled?.parent).toBe(published?.spanId)
        expect(publishedThen?.parent).toBe(handled?.spanId)
        expect(handledThen?.parent).toBe(publishedThen?.spanId)
      }
    })

    test('an event that failed is a failed span, and its replay is a span of the same trace', async () => {
      const kind = newEventKind()
      const store = await platform.store<Counter>({ service: unique('counters'), name: 'counter' })
      const state = { broken: true, handled: 0 }
      const group = unique('ill')
      const failing = on(kind, async () => {
        if (state.broken) throw new Error('broken')
        state.handled += 1
      })
      await consume(platform.log, { group, on: [failing], retries })
      const traceId = await inTrace(() => store.update('a', increment(kind)))
      const letter = await eventually(async () => {
        const [found] = await listDeadLetters(platform.log, kind.topic)
        if (!found) throw new Error('no letter')
        return found
      })
      const failed = await spanOf(traceId, 'ill', `process ${kind.topic}`)
      expect(failed).toMatchObject({ failed: true, attributes: { 'error.type': 'handler-failed' } })

      state.broken = false
      await replayDeadLetter(platform.log, letter)
      await eventually(() => expect(state.handled).toBe(1))
      const handled = await eventually(() => {
        const found = collector.spans.find(
          (span) => span.traceId === traceId && span.kind === 'consumer' && !span.failed,
        )
        if (!found) throw new Error('no span')
        return found
      })
      expect(handled.parent).toBe(failed?.parent)
    })
  })
}
