import { maxReports, type Report } from '@semaforo/contracts'

/** How often a page tells of the same kind about the same release: a loop of errors is told as one. */
const limit = 5

/** Reports that wait for their request. */
export type Outbox = {
  /** Answers whether the report waits now: the one that is told too often does not. */
  add(report: Report): boolean
  /** Hands over what waits, in requests that the gateway accepts. */
  flush(): void
}

export function outbox(send: (reports: Report[]) => void): Outbox {
  const told = new Map<string, number>()
  let waiting: Report[] = []
  return {
    add(report) {
      const key = `${report.frontend} ${report.version} ${report.kind}`
      const times = (told.get(key) ?? 0) + 1
      told.set(key, times)
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
