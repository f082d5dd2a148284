/** Trees are complete and of depth 3: 7 splits, 8 leaves (see `RiskModelFile` in the contracts). */
export const splits = 7
export const leaves = 8

/**
 * The splits and leaf values of all trees, one tree after the other. A split goes left if a column of the row
 * is at most its threshold; a row holds each ratio twice (see `rowOf`), so that a split need not check for
 * missing values.
 */
export type Trees = {
  column: Uint8Array
  threshold: Float64Array
  value: Float64Array
}

export function treesOf(
  file: {
    ratio: readonly number[]
    threshold: readonly number[]
    missingLeft: readonly number[]
    value: readonly number[]
  },
  ratioCount: number,
): Trees {
  return {
    column: Uint8Array.from(file.ratio, (ratio, i) =>
      file.missingLeft[i] === 1 ? ratio : ratio + ratioCount,
    ),
    threshold: Float64Array.from(file.threshold),
    value: Float64Array.from(file.value),
  }
}

/** Ratios as input of the trees: a missing one (NaN) is -Infinity in the first half, Infinity in the second. */
export function rowOf(ratios: ArrayLike<number>): Float64Array {
  const row = new Float64Array(2 * ratios.length)
  for (let i = 0; i < ratios.length; i++) {
    const value = ratios[i] as number
    const isMissing = Number.isNaN(value)
    row[i] = isMissing ? Number.NEGATIVE_INFINITY : value
    row[i + ratios.length] = isMissing ? Number.POSITIVE_INFINITY : value
  }
  return row
}

export const treeCount = ({ value }: Pick<Trees, 'value'>) => value.length / leaves

/** The sum over all trees of the leaf value that a row reaches. */
export function sumOf({ column, threshold, value }: Trees, row: Float64Array): number {
  let sum = 0
  const count = value.length / leaves
  for (let tree = 0; tree < count; tree++) {
    const first = tree * splits
    let node = 0
    for (let depth = 0; depth < 3; depth++) {
      const split = first + node
      const isLeft = (row[column[split] as number] as number) <= (threshold[split] as number)
      node = 2 * node + 2 - Number(isLeft)
    }
    sum += value[tree * leaves + node - splits] as number
  }
  return sum
}

/** The decisions of a row at all splits of a tree, bit n for split n (1 is left). */
export function decisionsOf({ column, threshold }: Trees, tree: number, row: Float64Array): number {
  const first = tree * splits
  let decisions = 0
  for (let node = 0; node < splits; node++) {
    const split = first + node
    decisions |= Number((row[column[split] as number] as number) <= (threshold[split] as number)) << node
  }
  return decisions
}
