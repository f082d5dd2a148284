/** The points of a piecewise-linear function, by ascending value: `[value, points]`. */
export type Corners = readonly (readonly [value: number, points: number])[]

/** The points at a value: linear between two corners, constant outside (also for infinite values). */
export function piecewise(corners: Corners, value: number): number {
  // Indexes: destructuring takes a fifth more time, and a search calls this thousands of times.
  let right = 0
  while (right < corners.length && value > corner(corners, right)[0]) right++
  if (right === 0) return corner(corners, 0)[1]
  const before = corner(corners, right - 1)
  if (right === corners.length) return before[1]
  const after = corner(corners, right)
  return before[1] + ((after[1] - before[1]) * (value - before[0])) / (after[0] - before[0])
}

const corner = (corners: Corners, index: number) => corners[index] as Corners[number]
