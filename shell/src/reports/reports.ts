import { type FailureKind, type MeasureKind, type Report, reportsPath } from '@semaforo/contracts'
import { outbox } from './outbox.ts'
import type { Release } from './release-in-stack.ts'

/** Failures that come together go in one request. */
const GATHER_MS = 1_000

const { add, flush } = outbox(send)
/** Errors that were reported already: the same one may reach the shell in several ways. */
const reported = new WeakSet<object>()
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Reports to the gateway what visitors meet, by release: kinds and times, never a message, a stack or an address.
 * Failures leave after a second, the rest when the page is hidden; what cannot be sent is lost.
 */
export const reports = {
  /** Of one error only the first call counts. */
  failure(kind: FailureKind, { name, version }: Release, error?: unknown): void {
    if (error instanceof Object) {
      if (reported.has(error)) return
      reported.add(error)
    }
    if (add({ frontend: name, version, kind })) timer ??= setTimeout(leave, GATHER_MS)
  },
  /** @param value seconds, or what the measure counts in */
  measure(kind: MeasureKind, { name, version }: Release, value: number): void {
    add({ frontend: name, version, kind, value: Math.min(600, Math.max(0, Math.round(value * 1e4) / 1e4)) })
  },
}

/** Sends what waits whenever the page is left or hidden: it may never be seen again. */
export function sendReportsWhenHidden(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave()
  })
  addEventListener('pagehide', leave)
}

function leave(): void {
  clearTimeout(timer)
  timer = undefined
  flush()
}

function send(batch: Report[]): void {
  navigator.sendBeacon(
    reportsPath,
    new Blob([JSON.stringify({ reports: batch })], { type: 'application/json' }),
  )
}
