export type Backoff = { firstMs: number; maxMs: number }

/**
 * Exponential back-off: milliseconds to wait after the `failures`-th failure in a row. The wait doubles up to
 * `maxMs`; half of it is random, so that clients that failed together do not retry together.
 */
export function backoffMs(failures: number, { firstMs, maxMs }: Backoff): number {
  const ceiling = Math.min(maxMs, firstMs * 2 ** (failures - 1))
  return ceiling / 2 + (Math.random() * ceiling) / 2
}
