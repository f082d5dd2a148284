import { answersOf, leaves, questions, type Trees, treeCount } from './tree.ts'

/**
 * Shapley values of a sum of trees (Lundberg et al., 2020, "From local explanations to global understanding
 * with explainable AI for trees", path-dependent form): what each ratio adds to the mean over the training
 * data. A tree of 7 splits has only 128 patterns of decisions, so the values of each pattern are computed once,
 * when the model is loaded, and a prediction needs one table look-up per tree.
 */
export type Attribution = { start: number; attribute(row: Float64Array): Float64Array }

const patterns = 1 << questions

/**
 * A tree while its values are computed: the ratio of each split, and the share of the training weight that goes
 * left.
 */
type Measured = { value: Float64Array; ratio: Uint8Array; shares: readonly number[] }

/** @param file the ratio of each split, and the share of the training weight in each leaf */
export function attributionOf(
  trees: Trees,
  file: { ratio: readonly number[]; cover: readonly number[] },
  ratioCount: number,
): Attribution {
  const ratios = Uint8Array.from(file.ratio)
  const count = treeCount(trees)
  const table = new Float64Array(count * patterns * questions)
  let start = 0
  for (let tree = 0; tree < count; tree++) {
    const measured = {
      value: trees.value.subarray(tree * leaves),
      ratio: ratios.subarray(tree * questions),
      shares: sharesOf(file.cover, tree),
    }
    start += meanOf(measured)
    for (let answers = 0; answers < patterns; answers++) {
      addShapley(measured, answers, table.subarray((tree * patterns + answers) * questions))
    }
  }
  return {
    start,
    attribute(row) {
      const added = new Float64Array(ratioCount)
      for (let tree = 0; tree < count; tree++) {
        const from = (tree * patterns + answersOf(trees, tree, row)) * questions
        for (let place = 0; place < questions; place++) {
          const ratio = ratios[tree * questions + place] as number
          added[ratio] = (added[ratio] as number) + (table[from + place] as number)
        }
      }
      return added
    },
  }
}

/** Per split, the share of the training weight reaching it that goes left. */
function sharesOf(cover: ArrayLike<number>, tree: number): number[] {
  const reach = [
    ...new Array(questions).fill(0),
    ...Array.from({ length: leaves }, (_, i) => cover[tree * leaves + i]),
  ]
  for (let place = questions - 1; place >= 0; place--)
    reach[place] = reach[2 * place + 1] + reach[2 * place + 2]
  return Array.from({ length: questions }, (_, place) =>
    reach[place] > 0 ? reach[2 * place + 1] / reach[place] : 1,
  )
}

/** A split on the path to a leaf, and whether the path goes left there. */
type Step = { place: number; left: boolean }

const ways: readonly (readonly Step[])[] = Array.from({ length: leaves }, (_, leaf) => {
  const steps: Step[] = []
  for (let place = leaf + questions; place > 0; place = (place - 1) >> 1) {
    steps.unshift({ place: (place - 1) >> 1, left: place % 2 === 1 })
  }
  return steps
})

function meanOf({ value, shares }: Measured): number {
  return ways.reduce(
    (sum, way, leaf) => sum + (value[leaf] as number) * way.reduce((p, step) => p * shareOf(shares, step), 1),
    0,
  )
}

const shareOf = (shares: readonly number[], { place, left }: Step) =>
  left ? (shares[place] as number) : 1 - (shares[place] as number)

/**
 * Adds the Shapley values of one pattern of decisions; a ratio's value is stored at the first split on it. In
 * the game of one leaf each ratio on the path is a player: `known` is 1 or 0, whether its decisions lead to the
 * leaf, `mean` the share of the training weight for which they do.
 */
function addShapley({ value, ratio: ratios, shares }: Measured, answers: number, into: Float64Array): void {
  for (let leaf = 0; leaf < leaves; leaf++) {
    const players: { ratio: number; place: number; known: number; mean: number }[] = []
    for (const step of ways[leaf] as readonly Step[]) {
      const ratio = ratios[step.place] as number
      const follows = (answers >> step.place) % 2 === (step.left ? 1 : 0) ? 1 : 0
      const player = players.find((other) => other.ratio === ratio)
      if (player) {
        player.known *= follows
        player.mean *= shareOf(shares, step)
      } else players.push({ ratio, place: step.place, known: follows, mean: shareOf(shares, step) })
    }
    for (const player of players) {
      const others = players.filter((other) => other !== player)
      into[player.place] =
        (into[player.place] as number) +
        (value[leaf] as number) * (player.known - player.mean) * averageOver(others)
    }
  }
}

/** The mean product of the other players over all orders: of at most two, since a path has three splits. */
function averageOver(others: readonly { known: number; mean: number }[]): number {
  const [a, b] = others
  if (!a) return 1
  if (!b) return (a.known + a.mean) / 2
  return (a.known * b.known + a.mean * b.mean) / 3 + (a.known * b.mean + a.mean * b.known) / 6
}
