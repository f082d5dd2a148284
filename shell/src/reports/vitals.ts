import type { MeasureKind } from '@semaforo/contracts'
import { onCLS, onINP, onLCP } from 'web-vitals'
import type { Release } from './release-in-stack.ts'
import type { reports } from './reports.ts'

/**
 * Measures the web vitals of this page and counts them for the frontend that it opened with. Their library reads
 * what the browser has kept until then.
 * @param measure handed over: an import would cut it off from the shell's first script
 */
export function measureVitals(opened: Release, measure: typeof reports.measure): void {
  const report = (kind: MeasureKind, unit: number) => (metric: { value: number }) =>
    measure(kind, opened, metric.value * unit)
  const milliseconds = 1e-3
  onLCP(report('lcp', milliseconds))
  onINP(report('inp', milliseconds))
  onCLS(report('cls', 1))
}
