import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTally, type Line } from './line.ts'
import { Problem } from './problem.ts'

/** Named in the first line of every backup; a larger version is one that this release cannot read. */
export const format = 'semaforo-pyme/backup'
export const formatVersion = 1

const chunkCharacters = 64 * 1024

/**
 * Writes a backup: JSON lines in gzip, the last of which counts the others. It has its name when it is whole and on
 * the disk.
 * @throws {Problem} when there is a file of that name
 */
export async function writeBackup(
  path: string,
  { site, lines, say }: { site: string; lines: AsyncIterable<Line>; say(line: string): void },
): Promise<void> {
  if (existsSync(path)) throw new Problem(`Ya hay un archivo ${path}: elige otro nombre.`)
  const part = `${path}.part`
  try {
    // For this user alone: it holds keys and personal data.
    const file = createWriteStream(part, { mode: 0o600, flush: true })
    const first = { format, version: formatVersion, site, at: new Date().toISOString() }
    await pipeline(Readable.from(inChunks(withEnds(first, lines, say))), createGzip(), file)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function* withEnds(first: object, lines: AsyncIterable<Line>, say: (line: string) => void) {
  const tally = createTally(say)
  const whole = createHash('sha256')
  yield JSON.stringify(first)
  for await (const line of lines) {
    const text = JSON.stringify(line)
    tally.add(line)
    whole.update(text)
    yield text
  }
  yield JSON.stringify({ sums: tally.end(), sha256: whole.digest('hex') })
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = ''
  for await (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < chunkCharacters) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}
