/** Trees are complete and of depth 3: 7 splits, 8 leaves (see `RiskModelFile` in the contracts). */
export const questions = 7
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
    const first = tree * questions
    let place = 0
    for (let depth = 0; depth < 3; depth++) {
      const asked = first + place
      const isLeft = (row[column[asked] as number] as number) <= (threshold[asked] as number)
      place = 2 * place + 2 - Number(isLeft)
    }
    sum += value[tree * leaves + place - questions] as number
  }
  return sum
}

/** The decisions of a row at all splits of a tree, bit n for split n (1 is left). */
export function answersOf({ column, threshold }: Trees, tree: number, row: Float64Array): number {
  const first = tree * questions
  let answers = 0
  for (let place = 0; place < questions; place++) {
    const asked = first + place
    answers |= Number((row[column[asked] as number] as number) <= (threshold[asked] as number)) << place
  }
  return answers
}
