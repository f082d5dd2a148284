import { createHash } from 'node:crypto'

/** How many rows a section has, and the sum of their SHA-256 (modulo 2^256, in hexadecimal). */
export type Sum = { rows: number; sha256: string }

const modulus = 1n << 256n

/**
 * Counts and checksums by section. The checksum is a sum, so that it is the same in whatever order a platform
 * returns the rows.
 */
export function createDigest() {
  const sections = new Map<string, { rows: number; sum: bigint }>()
  return {
    /** @param part of an entry, if it is counted */
    add(part: { section: string; text: string } | undefined): void {
      if (!part) return
      const { section, text } = part
      const before = sections.get(section) ?? { rows: 0, sum: 0n }
      const hash = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
      sections.set(section, { rows: before.rows + 1, sum: (before.sum + hash) % modulus })
    },
    sums: (): Record<string, Sum> =>
      Object.fromEntries(
        [...sections].map(([section, { rows, sum }]) => [
          section,
          { rows, sha256: sum.toString(16).padStart(64, '0') },
        ]),
      ),
  }
}

/** The sections that differ between two digests. */
export function differences(one: Record<string, Sum>, other: Record<string, Sum>): string[] {
  const sections = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...sections].filter(
    (section) =>
      one[section]?.rows !== other[section]?.rows || one[section]?.sha256 !== other[section]?.sha256,
  )
}
