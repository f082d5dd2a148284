import { createDigest, type Entry, type Sum, sectionOf } from '@semaforo/platform/archive'

/** A file of FRONTENDS_DIR, in base64. */
export type FileEntry = { kind: 'file'; path: string; content: string }

/** A line of a backup between its first and its last one. */
export type Line = Entry | FileEntry

export type Sums = Record<string, Sum>

/** Counts lines by section, with their checksums, and says each section's rows when the next one begins. */
export function createTally(say: (line: string) => void = () => undefined) {
  const digest = createDigest()
  let section: string | undefined
  const told = () => {
    if (section !== undefined) say(`${section}: ${digest.sums()[section]?.rows}`)
  }
  return {
    add(line: Line, text: string): void {
      const next = line.kind === 'file' ? 'releases' : sectionOf(line)
      if (next !== section) told()
      section = next
      digest.add(next, text)
    },
    /** After the last line. */
    end(): Sums {
      told()
      return digest.sums()
    },
  }
}

/** The sums of lines that are read for them alone. */
export async function tallied(lines: AsyncIterable<Line>): Promise<Sums> {
  const tally = createTally()
  for await (const line of lines) tally.add(line, JSON.stringify(line))
  return tally.end()
}
