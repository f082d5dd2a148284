import { answersOf, leaves, questions, type Trees, treeCount } from './tree.ts'

/**
 * Shapley values of a sum of trees (Lundberg et al., 2020, "From local explanations to global understanding
 * with explainable AI for trees", path-dependent form): what each ratio added to the mean over the training
 * data. A tree of 7 questions has only 128 patterns of answers, so the values of each are computed once, when
 * the model is loaded, and a company costs one look-up a tree.
 */
export type Attribution = { start: number; attribute(row: Float64Array): Float64Array }

const patterns = 1 << questions

/** A tree while its values are computed: what its questions ask for, and which share of the data goes left. */
type Measured = { value: Float64Array; ratio: Uint8Array; shares: readonly number[] }

/** @param file which ratio each question asks for, and the share of the training weight in each leaf */
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

/** Of the training weight that reaches each question, the share that goes left. */
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

/** A question on the way to a leaf, and whether the leaf lies on its left. */
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
 * Adds the Shapley values of one pattern of answers; a ratio's stands at the first question that asks for it.
 * To a leaf each ratio on the way is a player: `known` is 1 or 0, whether its answers lead there, `mean` the
 * share of the training data that they lead there.
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

/** The mean over all orders of what the others let through: of at most two, since a way has three steps. */
function averageOver(others: readonly { known: number; mean: number }[]): number {
  const [a, b] = others
  if (!a) return 1
  if (!b) return (a.known + a.mean) / 2
  return (a.known * b.known + a.mean * b.mean) / 3 + (a.known * b.mean + a.mean * b.known) / 6
}
