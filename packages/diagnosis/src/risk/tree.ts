/** Trees are complete and of depth 3: 7 questions, then 8 leaves (see `RiskModelFile` in the contracts). */
export const questions = 7
export const leaves = 8

/** The questions and values of all trees, one tree after the other. */
export type Trees = {
  ratio: Uint8Array
  threshold: Float64Array
  missingLeft: Uint8Array
  value: Float64Array
}

export function treesOf(file: {
  ratio: readonly number[]
  threshold: readonly number[]
  missingLeft: readonly number[]
  value: readonly number[]
}): Trees {
  return {
    ratio: Uint8Array.from(file.ratio),
    threshold: Float64Array.from(file.threshold),
    missingLeft: Uint8Array.from(file.missingLeft),
    value: Float64Array.from(file.value),
  }
}

export const treeCount = ({ value }: { value: ArrayLike<number> }) => value.length / leaves

/** Whether a row goes left at a question (by its place among all questions). NaN is a missing value. */
function goesLeft(
  { ratio, threshold, missingLeft }: Trees,
  question: number,
  row: ArrayLike<number>,
): boolean {
  const value = row[ratio[question] as number] as number
  return value <= (threshold[question] as number) || (missingLeft[question] === 1 && Number.isNaN(value))
}

/** The sum of the values that a row reaches. */
export function sumOf(trees: Trees, row: ArrayLike<number>): number {
  let sum = 0
  const count = treeCount(trees)
  for (let tree = 0; tree < count; tree++) {
    const first = tree * questions
    let place = 0
    while (place < questions) place = 2 * place + (goesLeft(trees, first + place, row) ? 1 : 2)
    sum += trees.value[tree * leaves + place - questions] as number
  }
  return sum
}

/** The answers of a row to all questions of a tree, bit n for question n (1 is left). */
export function answersOf(trees: Trees, tree: number, row: ArrayLike<number>): number {
  const first = tree * questions
  let answers = 0
  for (let place = 0; place < questions; place++) {
    if (goesLeft(trees, first + place, row)) answers |= 1 << place
  }
  return answers
}
