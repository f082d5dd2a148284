import { createNotifier } from '../events/notifier.ts'
import { pause } from '../events/pause.ts'
import { observeQueue } from '../metrics.ts'
import type { AggregateStore, Versioned } from '../ports/aggregate-store.ts'
import type { Logger } from '../ports/logger.ts'
import { beatMs, claimable, type ObservedAttempts } from './liveness.ts'
import { claim, heartbeat, isCurrentAttempt, type QueueItem, withoutAttempt } from './queue-item.ts'

const concurrency = 10
/** Items read per poll: more than other instances can have claimed. */
const batch = 100
/** The longest wait: for items of an instance that ended before it began them, and for clocks that jump. */
const pollMs = 3_000
const retryMs = 1_000
/** The poll interval while other instances have claimed items, to take over those of a crashed process soon. */
const takeoverPollMs = 250

/** What one query returns. */
const mostCounted = 1_000

/** What is done with the items of a queue. */
export type QueueWork<Item extends QueueItem> = {
  /** For the log. */
  name: string
  queue: AggregateStore<Item, 'due'>
  /**
   * One attempt. Where it resolves, the item leaves the queue; then what it resolved with is called. It may be made
   * again though it succeeded, if the process crashes in between or the queue cannot be written.
   */
  attempt(id: string, item: Item): Promise<(() => void) | undefined>
  /** What becomes of an item whose attempt rejected; null removes it. The attempt's heartbeat is removed either way. */
  afterFailure(item: Item, error: unknown): Item | null
  /** Called with the stored item after a failure, unless another attempt had taken it over. */
  failed?(id: string, item: Item, error: unknown, next: Item | null): void
  /** No item is ever due later than this, in milliseconds. */
  longestWaitMs: number
  log: Pick<Logger, 'warn'>
  now: () => number
  /** Monotonic, in milliseconds. */
  clock?: () => number
}

export type QueueWorker = {
  /** Looks at the queue at once. */
  wake(): void
  /** Finishes the running attempts. */
  stop(): Promise<void>
}

/**
 * Works a durable queue off: each due item is claimed with a fencing number by one of the instances, which writes
 * heartbeats during the attempt; an item whose instance died is taken over. The store's index `due` is over `dueAt`.
 */
export function startQueueWorker<Item extends QueueItem>(work: QueueWork<Item>): QueueWorker {
  const { name, queue, longestWaitMs, log, now, clock = () => performance.now() } = work
  const stopping = new AbortController()
  const notifier = createNotifier(stopping.signal)
  const running = new Map<string, Promise<void>>()
  let seen: ObservedAttempts = new Map()

  /**
   * Starts what may be claimed while there is room.
   * @returns milliseconds until the next look, unless the worker is woken before
   */
  async function startDue(): Promise<number> {
    const at = now()
    const observed: ObservedAttempts[] = []
    let nextAt = at + pollMs
    const look = (items: Versioned<Item>[]) => {
      const others = items.filter(({ id }) => !running.has(id))
      const { free, seen: attempts } = claimable(seen, others, clock())
      observed.push(attempts)
      free.forEach(start)
    }
    const { items } = await queue.query('due', { before: nextAt, limit: batch })
    const due = items.filter(({ state: { dueAt = 0 } }) => dueAt <= at)
    look(due)
    nextAt = items[due.length]?.state.dueAt ?? nextAt
    // Due later than any wait allows: the wall clock went back since it was scheduled.
    const stray = await queue.query('due', { from: at + 2 * longestWaitMs, limit: batch })
    look(stray.items)
    seen = new Map(observed.flatMap((attempts) => [...attempts]))
    return seen.size > 0 ? takeoverPollMs : nextAt - at
  }

  async function attempt({ id, state }: Versioned<Item>): Promise<void> {
    const { result: taken } = await queue.update(id, (item) => {
      const mine = claim(item, state)
      return [mine ?? item ?? null, [], mine] as const
    })
    if (!taken) return
    const beating = setInterval(() => {
      // A failed write is made up for by the next heartbeat.
      queue.update(id, (item) => [heartbeat(item, taken.attempts), []]).catch(() => undefined)
    }, beatMs)
    try {
      await perform(id, taken)
    } finally {
      clearInterval(beating)
    }
  }

  async function perform(id: string, item: Item): Promise<void> {
    let done: (() => void) | undefined
    try {
      done = await work.attempt(id, item)
    } catch (error) {
      return fail(id, item, error)
    }
    // Where this write rejects, the attempt has not failed: the item keeps its claim until another attempt takes it over.
    await queue.update(id, () => [null, []])
    done?.()
  }

  async function fail(id: string, item: Item, error: unknown): Promise<void> {
    const after = work.afterFailure(item, error)
    const next = after && withoutAttempt(after)
    const { result: isMine } = await queue.update(id, (kept) => {
      // An attempt that lost its claim must not change the item.
      const mine = isCurrentAttempt(kept, item.attempts)
      return [mine ? next : (kept ?? null), [], mine] as const
    })
    if (isMine) work.failed?.(id, item, error, next)
  }

  async function handle(found: Versioned<Item>): Promise<void> {
    try {
      await attempt(found)
    } catch (error) {
      log.warn({ err: error }, `the queue of ${name} could not be written`)
      await pause(retryMs, stopping.signal)
    }
    running.delete(found.id)
    notifier.notify()
  }

  function start(found: Versioned<Item>): void {
    if (running.size < concurrency) running.set(found.id, handle(found))
  }

  async function run() {
    while (!stopping.signal.aborted) {
      let waitMs = retryMs
      try {
        waitMs = await startDue()
      } catch (error) {
        // Other instances may not have been able to write their heartbeats either.
        seen = new Map()
        log.warn({ err: error }, `the queue of ${name} could not be read`)
      }
      await notifier.wait(waitMs)
    }
    await Promise.all(running.values())
  }

  const labels = { queue: name }
  const stopObserving = observeQueue(async () => {
    const { items } = await queue.query('due', { limit: mostCounted })
    return [{ labels, value: items.length }]
  })
  const end = run()
  return {
    wake: notifier.notify,
    async stop() {
      stopping.abort()
      stopObserving()
      await end
    },
  }
}
