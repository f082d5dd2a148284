export type Backoff = { firstMs: number; maxMs: number }

/**
 * Milliseconds to wait after the `failures`-th failure in a row: doubled each time up to `maxMs`, half of it
 * random so that those who failed together do not come back together.
 */
export function backoffMs(failures: number, { firstMs, maxMs }: Backoff): number {
  const ceiling = Math.min(maxMs, firstMs * 2 ** (failures - 1))
  return ceiling / 2 + (Math.random() * ceiling) / 2
}
