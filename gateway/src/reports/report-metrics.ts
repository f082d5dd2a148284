import { failureKinds, type MeasureKind, type Report } from '@semaforo/contracts'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { LiveReleases } from './live-releases.ts'

type Labels = { frontend: string; version: string }

const seconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
const unknown = 'other'

/** The metrics of what pages report, by release. Their labels are names that the registry holds, and `other`. */
export function createReportMetrics(registry: Registry, liveReleases: () => Promise<LiveReleases>) {
  const labelNames = ['frontend', 'version']
  const registers = [registry]
  const failures = new Counter({
    name: 'semaforo_frontend_failures_total',
    help: 'What visitors met: load, mount, render, hydrate and uncaught errors of a frontend',
    labelNames: [...labelNames, 'kind'],
    registers,
  })
  const retries = new Counter({
    name: 'semaforo_frontend_retries_total',
    help: 'Attempts to load a frontend that failed and were followed by another one',
    labelNames,
    registers,
  })
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers })
  const measures: Record<MeasureKind, Histogram> = {
    'load-time': histogram('semaforo_frontend_load_seconds', 'Time to load a frontend', seconds),
    'mount-time': histogram('semaforo_frontend_mount_seconds', 'Time until a frontend had rendered', seconds),
    lcp: histogram('semaforo_web_vitals_lcp_seconds', 'Largest Contentful Paint', [0.5, 1, 1.5, 2.5, 4, 8]),
    inp: histogram(
      'semaforo_web_vitals_inp_seconds',
      'Interaction to Next Paint',
      [0.05, 0.1, 0.2, 0.35, 0.5, 1],
    ),
    cls: histogram('semaforo_web_vitals_cls', 'Cumulative Layout Shift', [0.01, 0.05, 0.1, 0.25, 0.5]),
  }
  new Gauge({
    name: 'semaforo_release_live',
    help: 'Each release that visitors get, or some of them while it is a canary',
    labelNames,
    registers,
    async collect() {
      const live = await liveReleases()
      this.reset()
      for (const [frontend, versions] of live)
        for (const version of versions) this.set({ frontend, version }, 1)
    },
  })
  /** The releases with series: the releases in the registry as it was last read. */
  let counted = new Map<string, Labels>()

  function count(report: Report, labels: Labels): void {
    if ('value' in report) measures[report.kind].observe(labels, report.value)
    else if (report.kind === 'retry') retries.inc(labels)
    else failures.inc({ ...labels, kind: report.kind })
  }

  /** The series of a release that is no longer live go, so that there are never more than the registry names. */
  function forget(labels: Labels): void {
    for (const kind of failureKinds) failures.remove({ ...labels, kind })
    for (const metric of [retries, ...Object.values(measures)]) metric.remove(labels)
  }

  return {
    /** Counts what was reported; names and versions that are not live count as `other`. */
    count(reports: readonly Report[], live: LiveReleases): void {
      const still = new Map<string, Labels>()
      for (const [key, labels] of counted) {
        if (isLive(labels, live)) still.set(key, labels)
        else forget(labels)
      }
      counted = still
      for (const report of reports) {
        const labels = labelsOf(report, live)
        counted.set(`${labels.frontend} ${labels.version}`, labels)
        count(report, labels)
      }
    },
  }
}

function isLive({ frontend, version }: Labels, live: LiveReleases): boolean {
  const versions = live.get(frontend)
  return versions ? version === unknown || versions.has(version) : frontend === unknown
}

/** A frontend that is live keeps its name, and an older version of it is `other`: pages stay open for long. */
function labelsOf({ frontend, version }: Report, live: LiveReleases): Labels {
  const versions = live.get(frontend)
  if (!versions) return { frontend: unknown, version: unknown }
  return { frontend, version: versions.has(version) ? version : unknown }
}
