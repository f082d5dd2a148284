import { StringDecoder } from 'node:string_decoder'

/**
 * Puts the lines of a stream together.
 * @param most bytes of one line, and of all of them
 * @param onLine receives each without its end
 * @param onTooMuch is called when the stream exceeds a limit: nothing more is read then
 */
export function readLines(
  most: { lineBytes: number; bytes: number },
  onLine: (line: string) => void,
  onTooMuch: () => void,
): (chunk: Buffer) => void {
  const decoder = new StringDecoder('utf8')
  let parts: string[] = []
  let inLine = 0
  let all = 0
  return (chunk) => {
    all += chunk.length
    inLine += chunk.length
    if (all > most.bytes || inLine > most.lineBytes) return onTooMuch()
    const [rest = '', ...lines] = decoder.write(chunk).split('\n').reverse()
    for (const line of lines.reverse()) {
      onLine(parts.join('') + line)
      parts = []
      inLine = Buffer.byteLength(rest)
    }
    parts.push(rest)
  }
}
