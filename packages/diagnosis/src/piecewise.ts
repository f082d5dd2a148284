/** Corners of a piecewise-linear function, by growing value: `[value, points]`. */
export type Corners = readonly (readonly [value: number, points: number])[]

/** The points at a value: linear between two corners, flat outside them. Infinite values are outside. */
export function piecewise(corners: Corners, value: number): number {
  let [x0, y0] = corners[0] as Corners[number]
  if (value <= x0) return y0
  for (const [x1, y1] of corners) {
    if (value <= x1) return y0 + ((y1 - y0) * (value - x0)) / (x1 - x0)
    x0 = x1
    y0 = y1
  }
  return y0
}
