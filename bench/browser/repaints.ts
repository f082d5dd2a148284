/**
 * Milliseconds from an `input` event: until its handlers are done, until style and layout of its frame are
 * done, until the frame is painted (the end of the page's work), and until it is presented, which waits for the
 * screen's next refresh. `processor` is the CPU time of the page's thread until painting ended.
 */
export type Repaint = {
  handled: number
  laidOut: number
  painted: number
  presented: number
  processor: number
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds; `tdur` is thread CPU time. */
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { type?: string } }
}

/** The repaints in a browser's timeline trace: the frame of an input is the first one painted after it. */
export function repaintsIn(trace: Buffer): Repaint[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const events = traceEvents.toSorted((one, other) => one.ts - other.ts)
  const tasks = events.filter(({ name }) => name === 'RunTask')
  return events.flatMap((input, at) => {
    if (input.name !== 'EventDispatch' || input.args.data?.type !== 'input') return []
    const after = (time: number, name: string, ph: string) =>
      events.find((e, i) => i > at && e.name === name && e.ph === ph && e.pid === input.pid && e.ts >= time)
    const handled = endOf(input)
    const laidOut = after(handled, 'AnimationFrame::StyleAndLayout', 'e')
    // Layerizing follows painting: the last of the page's own work.
    const painted = laidOut && after(laidOut.ts, 'Layerize', 'X')
    const presented = painted && after(endOf(painted), 'AnimationFrame::Presentation', 'n')
    if (!presented) return []
    const own = tasks.filter(
      (task) => task.tid === input.tid && endOf(task) > input.ts && task.ts < endOf(painted),
    )
    const since = (time: number) => (time - input.ts) / 1000
    return [
      {
        handled: since(handled),
        laidOut: since(laidOut.ts),
        painted: since(endOf(painted)),
        presented: since(presented.ts),
        processor: own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
      },
    ]
  })
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
