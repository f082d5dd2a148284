/** Of so many visits, so many in which something failed. */
export type Tally = { visits: number; failed: number }

/**
 * Fisher's exact test, one-sided: how likely it is by chance alone that at least so many of all the failures fell to
 * `one`, if both fail equally often (R. A. Fisher, Statistical Methods for Research Workers, 1934, section 21.02).
 * @returns a probability; 1 where either has no visits
 */
export function fisherExact(one: Tally, other: Tally): number {
  const failed = one.failed + other.failed
  const ways = logChoose(one.visits + other.visits, one.visits)
  let probability = 0
  for (let k = one.failed; k <= Math.min(failed, one.visits); k++) {
    const rest = one.visits - k
    const passed = one.visits + other.visits - failed
    if (rest > passed) continue
    probability += Math.exp(logChoose(failed, k) + logChoose(passed, rest) - ways)
  }
  return Math.min(1, probability)
}

/** The logarithm of the number of ways to choose k of n. */
function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k)
}

/** ln n!, above 20 by Stirling's series, whose first left-out term is below 2e-10 there. */
function logFactorial(n: number): number {
  if (n <= 20) {
    let product = 1
    for (let factor = 2; factor <= n; factor++) product *= factor
    return Math.log(product)
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3)
}
