import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import type { Line, Sums } from './line.ts'
import { Problem } from './problem.ts'
import { splitLines } from './split-lines.ts'
import { format, formatVersion } from './write-backup.ts'

const First = z.object({
  format: z.literal(format),
  version: z.int(),
  site: z.string(),
  at: z.iso.datetime(),
})
const Last = z.object({
  sums: z.record(z.string(), z.object({ rows: z.int(), sha256: z.string() })),
  sha256: z.string(),
})

export type Backup = { site: string; at: string; sums: Sums }

/**
 * Reads a backup from its first line to its last.
 * @throws {Problem} when it is none, cut off, damaged, or of a newer version
 */
export async function checkBackup(path: string): Promise<Backup> {
  const lines = textOf(path)
  const { site, at } = firstOf(path, await lines.next())
  const whole = createHash('sha256')
  for await (const text of lines) {
    const last = text.startsWith('{"sums"') ? Last.safeParse(parsed(path, text)).data : undefined
    if (!last) whole.update(text)
    else if (last.sha256 === whole.digest('hex')) return { site, at, sums: last.sums }
    else break
  }
  throw damaged(path)
}

/** The lines of a backup that was checked. */
export async function* backupLines(path: string): AsyncGenerator<Line> {
  const lines = textOf(path)
  await lines.next()
  for await (const text of lines) {
    const line = parsed(path, text) as Line
    if ('kind' in line) yield line
  }
}

function firstOf(path: string, { value }: IteratorResult<string, unknown>): z.infer<typeof First> {
  const first = First.safeParse(typeof value === 'string' ? parsed(path, value) : undefined).data
  if (!first) throw new Problem(`${path} no es un respaldo de Semáforo PyME: revisa --from.`)
  if (first.version <= formatVersion) return first
  throw new Problem(`El respaldo ${path} es de una versión más nueva: actualiza Semáforo PyME y repite.`)
}

async function* textOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path)
  const plain = createGunzip()
  // A pipe passes no error on.
  file.once('error', (error) => plain.destroy(error))
  try {
    yield* splitLines(file.pipe(plain).setEncoding('utf8'))
  } catch (error) {
    throw explained(path, error)
  } finally {
    file.destroy()
    plain.destroy()
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw damaged(path)
  }
}

function explained(path: string, error: unknown): unknown {
  const { code = '' } = error as { code?: string }
  if (code === 'ENOENT') return new Problem(`No hay ningún archivo ${path}: revisa --from.`)
  return code.startsWith('Z_') ? damaged(path) : error
}

const damaged = (path: string) =>
  new Problem(`El respaldo ${path} está cortado o dañado: usa otro. No se cambió nada.`)
