import type { MeasureKind } from '@semaforo/contracts'
import { whenIdle } from '@semaforo/frontend-kit'
import type { Release } from './release-in-stack.ts'
import { reports } from './reports.ts'

/**
 * Measures the web vitals of this page and counts them for the frontend that it opened with. Their library reads
 * what the browser has kept until then, so it waits for the page to be loaded and to have nothing else to do.
 */
export function measureVitals(opened: Release | undefined): void {
  if (!opened) return
  // A page that cannot load it goes on without: the next one measures again.
  whenIdle(() => void observe(opened).catch(() => undefined))
}

async function observe(opened: Release): Promise<void> {
  const { onCLS, onINP, onLCP } = await import(/* webpackChunkName: "later-vitals" */ 'web-vitals')
  const report = (kind: MeasureKind, unit: number) => (metric: { value: number }) =>
    reports.measure(kind, opened, metric.value * unit)
  const milliseconds = 1e-3
  onLCP(report('lcp', milliseconds))
  onINP(report('inp', milliseconds))
  onCLS(report('cls', 1))
}
