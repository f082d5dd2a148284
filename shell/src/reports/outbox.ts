import { maxReports, type Report } from '@semaforo/contracts'

/** How often a page reports the same kind for the same release, so that a loop of errors does not flood the gateway. */
const limit = 5

/** Reports that wait for their request. */
export type Outbox = {
  /** Returns whether the report was queued: one that was reported too often is dropped. */
  add(report: Report): boolean
  /** Hands over what waits, in requests that the gateway accepts. */
  flush(): void
}

export function outbox(send: (reports: Report[]) => void): Outbox {
  const sent = new Map<string, number>()
  let waiting: Report[] = []
  return {
    add(report) {
      const key = `${report.frontend} ${report.version} ${report.kind}`
      const times = (sent.get(key) ?? 0) + 1
      sent.set(key, times)
      if (times > limit) return false
      waiting.push(report)
      return true
    },
    flush() {
      const leaving = waiting
      waiting = []
      for (let at = 0; at < leaving.length; at += maxReports) send(leaving.slice(at, at + maxReports))
    },
  }
}
