/** The points of a piecewise-linear function, by ascending value: `[value, points]`. */
export type Corners = readonly (readonly [value: number, points: number])[]

/** The points at a value: linear between two corners, constant outside (also for infinite values). */
export function piecewise(corners: Corners, value: number): number {
  // An index loop instead of an iterator: a search calls this thousands of times.
  let right = 0
  while (right < corners.length && value > corner(corners, right)[0]) right++
  if (right === 0) return corner(corners, 0)[1]
  const [x0, y0] = corner(corners, right - 1)
  if (right === corners.length) return y0
  const [x1, y1] = corner(corners, right)
  return y0 + ((y1 - y0) * (value - x0)) / (x1 - x0)
}

const corner = (corners: Corners, index: number) => corners[index] as Corners[number]
