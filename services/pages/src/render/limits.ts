import type { PagesConfig } from '../config.ts'

/** What one process may use while it renders. */
export type Limits = { allMs: number; memoryBytes: number }

export function limitsOf(config: PagesConfig): Limits {
  return {
    allMs: config.RENDER_SECONDS * 1_000,
    memoryBytes: config.RENDER_MEMORY_MB * 2 ** 20,
  }
}

/**
 * The most that a process may answer for one release, or for the headers of all, and how many public calls a release may
 * make for its pages.
 */
export const outputLimits = {
  releaseBytes: 32_000_000,
  headersBytes: 128_000_000,
  calls: (pages: number) => 20 + 2 * pages,
} as const

/** More than the frontends of this site ever have, and less than what a gateway could not keep in memory. */
export const mostPages = 3_000
