import { checkedPart, createDigest, type Entry, type Sum } from '@semaforo/platform/archive'

/** A file of FRONTENDS_DIR, in base64. */
export type FileEntry = { kind: 'file'; path: string; content: string }

/** A line of a backup between its first and its last one. */
export type Line = Entry | FileEntry

/** Rows and checksum by section. */
export type Sums = Record<string, Sum>

/** Counts lines by section, with their checksums, and says each section's rows when the next one begins. */
export function createTally(say: (line: string) => void = () => undefined) {
  const digest = createDigest()
  let section: string | undefined
  const sayRows = () => {
    if (section !== undefined) say(`${section}: ${digest.sums()[section]?.rows}`)
  }
  return {
    add(line: Line): void {
      const part =
        line.kind === 'file' ? { section: 'releases', text: JSON.stringify(line) } : checkedPart(line)
      if (!part) return
      if (part.section !== section) sayRows()
      section = part.section
      digest.add(part)
    },
    /** After the last line. */
    end(): Sums {
      sayRows()
      return digest.sums()
    },
  }
}

/** The sums of lines that are read for them alone. */
export async function tallied(lines: AsyncIterable<Line>, say?: (line: string) => void): Promise<Sums> {
  const tally = createTally(say)
  for await (const line of lines) tally.add(line)
  return tally.end()
}
