/**
 * The lines of a text that comes in pieces, without their ends. A line ends at \n alone: `readline` also ends one at
 * U+2028 and U+2029, which JSON may hold in a text as they are.
 */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  // Put together once: a line with a file is many pieces long.
  let parts: string[] = []
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n')
    parts.push(first)
    for (const start of others) {
      yield parts.join('')
      parts = [start]
    }
  }
  const last = parts.join('')
  if (last) yield last
}
