import type { PageFailure } from '@semaforo/contracts'
import { Gauge, Histogram } from 'prom-client'

const seconds = new Histogram({
  name: 'pages_render_seconds',
  help: 'Time to render the pages of a release, or to find that it cannot',
  labelNames: ['frontend'],
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
})

const failed = new Gauge({
  name: 'pages_failed_releases',
  help: 'Live releases whose pages cannot be rendered: visitors get those of before, or the empty shell',
  labelNames: ['frontend', 'version'],
})

/** Measures until the function that it returns is called. */
export function renderTimer(frontend: string): () => void {
  return seconds.startTimer({ frontend })
}

/** Only what the registry names has a series. */
export function showFailures(failures: readonly PageFailure[]): void {
  failed.reset()
  for (const { frontend, version } of failures) failed.set({ frontend, version }, 1)
}
