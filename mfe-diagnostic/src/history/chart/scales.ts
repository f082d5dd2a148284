import type { DiagnosticRecord } from '@semaforo/contracts'
import { spacedHours } from '@semaforo/ui/spaced-hours'
import { scaleLinear, scaleTime } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'

export type Point = { record: DiagnosticRecord & { score: number }; x: number; y: number }
export type Box = { width: number; height: number; left: number; right: number; top: number; bottom: number }

const dayMs = 86_400_000

/** The diagnostics with a score on an axis of true time, oldest first, with the axis's ticks and the line. */
export function drawn(records: readonly DiagnosticRecord[], box: Box) {
  const scored = records.filter((record): record is Point['record'] => record.score !== null).toReversed()
  const times = scored.map(({ saved_at }) => Date.parse(saved_at))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  // Two of the same moment still have a place each side of them.
  const slack = first === last ? dayMs / 2 : 0
  const time = scaleTime([first - slack, last + slack], [box.left, box.width - box.right])
  const height = scaleLinear([0, 100], [box.height - box.bottom, box.top])
  const points = scored.map(
    (record, i): Point => ({ record, x: time(times[i] ?? 0), y: height(record.score) }),
  )
  const path = line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(curveMonotoneX)(points)
  const ticks = time.ticks(Math.max(2, Math.floor(box.width / 110)))
  return {
    points,
    path: path ?? '',
    ticks: ticks.map((at) => ({ x: time(at), words: wordsOf(at, last - first) })),
    height,
  }
}

const formats = {
  hours: new Intl.DateTimeFormat('es-MX', { timeStyle: 'short' }),
  days: new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'short' }),
  months: new Intl.DateTimeFormat('es-MX', { month: 'short', year: 'numeric' }),
}

/** As exact as the span of the axis needs. */
function wordsOf(at: Date, span: number): string {
  if (span < 2 * dayMs) return spacedHours(formats.hours.format(at))
  return (span < 200 * dayMs ? formats.days : formats.months).format(at)
}
