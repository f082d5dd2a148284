import { decisionsOf, leaves, splits, type Trees, treeCount } from './tree.ts'

/**
 * Shapley values of a sum of trees (Lundberg et al., 2020, "From local explanations to global understanding
 * with explainable AI for trees", path-dependent form): what each ratio adds to the mean over the training
 * data. A tree of 7 splits has only 128 patterns of decisions, so the values of each pattern are computed once,
 * when the model is loaded, and a prediction needs one table look-up per tree.
 */
export type Attribution = { start: number; attribute(row: Float64Array): Float64Array }

const patterns = 1 << splits

/**
 * A tree while its values are computed: the ratio of each split, and the share of the training weight that goes
 * left.
 */
type WeightedTree = { value: Float64Array; ratio: Uint8Array; shares: readonly number[] }

/** @param file the ratio of each split, and the share of the training weight in each leaf */
export function attributionOf(
  trees: Trees,
  file: { ratio: readonly number[]; cover: readonly number[] },
  ratioCount: number,
): Attribution {
  const ratios = Uint8Array.from(file.ratio)
  const count = treeCount(trees)
  const table = new Float64Array(count * patterns * splits)
  let start = 0
  for (let tree = 0; tree < count; tree++) {
    const weighted = {
      value: trees.value.subarray(tree * leaves),
      ratio: ratios.subarray(tree * splits),
      shares: sharesOf(file.cover, tree),
    }
    start += meanOf(weighted)
    for (let decisions = 0; decisions < patterns; decisions++) {
      addShapley(weighted, decisions, table.subarray((tree * patterns + decisions) * splits))
    }
  }
  return {
    start,
    attribute(row) {
      const added = new Float64Array(ratioCount)
      for (let tree = 0; tree < count; tree++) {
        const from = (tree * patterns + decisionsOf(trees, tree, row)) * splits
        for (let node = 0; node < splits; node++) {
          const ratio = ratios[tree * splits + node] as number
          added[ratio] = (added[ratio] as number) + (table[from + node] as number)
        }
      }
      return added
    },
  }
}

/** Per split, the share of the training weight reaching it that goes left. */
function sharesOf(cover: ArrayLike<number>, tree: number): number[] {
  const reach = [
    ...new Array(splits).fill(0),
    ...Array.from({ length: leaves }, (_, i) => cover[tree * leaves + i]),
  ]
  for (let node = splits - 1; node >= 0; node--) reach[node] = reach[2 * node + 1] + reach[2 * node + 2]
  return Array.from({ length: splits }, (_, node) =>
    reach[node] > 0 ? reach[2 * node + 1] / reach[node] : 1,
  )
}

/** A split on the path to a leaf, and whether the path goes left there. */
type Step = { node: number; left: boolean }

const paths: readonly (readonly Step[])[] = Array.from({ length: leaves }, (_, leaf) => {
  const steps: Step[] = []
  for (let node = leaf + splits; node > 0; node = (node - 1) >> 1) {
    steps.unshift({ node: (node - 1) >> 1, left: node % 2 === 1 })
  }
  return steps
})

function meanOf({ value, shares }: WeightedTree): number {
  return paths.reduce(
    (sum, path, leaf) =>
      sum + (value[leaf] as number) * path.reduce((p, step) => p * shareOf(shares, step), 1),
    0,
  )
}

const shareOf = (shares: readonly number[], { node, left }: Step) =>
  left ? (shares[node] as number) : 1 - (shares[node] as number)

/**
 * Adds the Shapley values of one pattern of decisions; a ratio's value is stored at the first split on it. In
 * the game of one leaf each ratio on the path is a player: `known` is 1 or 0, whether its decisions lead to the
 * leaf, `mean` the share of the training weight for which they do.
 */
function addShapley(
  { value, ratio: ratios, shares }: WeightedTree,
  decisions: number,
  into: Float64Array,
): void {
  for (let leaf = 0; leaf < leaves; leaf++) {
    const players: { ratio: number; node: number; known: number; mean: number }[] = []
    for (const step of paths[leaf] as readonly Step[]) {
      const ratio = ratios[step.node] as number
      const follows = (decisions >> step.node) % 2 === (step.left ? 1 : 0) ? 1 : 0
      const player = players.find((other) => other.ratio === ratio)
      if (player) {
        player.known *= follows
        player.mean *= shareOf(shares, step)
      } else players.push({ ratio, node: step.node, known: follows, mean: shareOf(shares, step) })
    }
    for (const player of players) {
      const others = players.filter((other) => other !== player)
      into[player.node] =
        (into[player.node] as number) +
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
