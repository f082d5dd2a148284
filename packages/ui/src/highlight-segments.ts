/** A half-open range of UTF-16 offsets in a text: `[start, end)`. */
export type TextRange = readonly [start: number, end: number]

export type Segment = { readonly text: string; readonly start: number; readonly marked: boolean }

/** Cuts a text into marked and unmarked segments. Ranges may overlap, be unsorted or reach beyond the text. */
export function highlightSegments(text: string, ranges: readonly TextRange[]): Segment[] {
  const segments: Segment[] = []
  let at = 0
  const add = (end: number, marked: boolean) => {
    if (end > at) segments.push({ text: text.slice(at, end), start: at, marked })
    at = Math.max(at, end)
  }
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    add(Math.min(start, text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return segments
}
