import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { isDiskFull } from '@semaforo/platform'
import { copyDatabases } from '@semaforo/platform/archive'
import { copyReleases } from '@semaforo/releases'
import { create, extract } from 'tar'
import { z } from 'zod'
import { Problem } from './problem.ts'

/** In a backup: what it is, the databases of DATA_DIR, and what teams published in FRONTENDS_DIR. */
const layout = { about: 'backup.json', data: 'data', frontends: 'frontends' }

const format = 'semaforo-pyme/backup'
/** A larger one is of a release that this one does not know. */
const formatVersion = 2

const About = z.object({ format: z.literal(format), version: z.int(), at: z.iso.datetime() })

/**
 * Writes a backup of a site on files: one `.tar.gz` that only this user can read. It has its name when it is whole and
 * on the disk.
 * @throws {Problem} when there is a file of that name
 */
export async function writeBackup(path: string, dataDir: string, frontendsDir: string): Promise<void> {
  if (existsSync(path)) throw new Problem(`Ya hay un archivo ${path}: elige otro nombre.`)
  const folder = `${path}.part`
  await rm(folder, { recursive: true, force: true })
  try {
    for (const name of [layout.data, layout.frontends])
      await mkdir(join(folder, name), { recursive: true, mode: 0o700 })
    const about = { format, version: formatVersion, at: new Date().toISOString() }
    await writeFile(join(folder, layout.about), JSON.stringify(about))
    await copyDatabases(dataDir, join(folder, layout.data))
    await copyReleases(frontendsDir, join(folder, layout.frontends))
    const file = join(folder, 'backup.tar.gz')
    await create({ cwd: folder, file, gzip: true, portable: true, mode: 0o600 }, Object.values(layout))
    await flush(file)
    await rename(file, path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Unpacks a backup and checks its databases.
 * @param into an empty folder
 * @throws {Problem} when it is no backup, cut off, damaged, or of a newer version
 * @returns when the backup was made, and the folders with its databases and its releases
 */
export async function unpackBackup(
  path: string,
  into: string,
): Promise<{ at: string; data: string; frontends: string }> {
  if (!existsSync(path)) throw new Problem(`No hay ningún archivo ${path}: revisa --from.`)
  const unusable = new Problem(
    `${path} no es un respaldo de Semáforo PyME, o está cortado o dañado: usa otro. No se cambió nada.`,
  )
  if (!(await isWholeGzip(path))) throw unusable
  await extract({ file: path, cwd: into, strict: true, preserveOwner: false, filter: isPlain }).catch(
    (error: unknown) => {
      throw isDiskFull(error) ? error : unusable
    },
  )
  const about = await readFile(join(into, layout.about), 'utf8').then(
    (text) => About.safeParse(JSON.parse(text)).data,
    () => undefined,
  )
  if (!about) throw unusable
  if (about.version > formatVersion)
    throw new Problem(`El respaldo ${path} es de una versión más nueva: actualiza Semáforo PyME y repite.`)
  const [data, frontends] = [join(into, layout.data), join(into, layout.frontends)]
  for (const name of await readdir(data)) {
    if (!isSound(join(data, name))) throw unusable
    await flush(join(data, name))
  }
  return { at: about.at, data, frontends }
}

/** Reads to the end, where gzip has its checksum. */
async function isWholeGzip(path: string): Promise<boolean> {
  try {
    await pipeline(
      createReadStream(path),
      createGunzip(),
      new Writable({ write: (_chunk, _, done) => done() }),
    )
    return true
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('Z_')) return false
    throw error
  }
}

/** A link in an archive could lead out of the folder. */
const isPlain = (_path: string, entry: object) =>
  'type' in entry && (entry.type === 'File' || entry.type === 'Directory')

function isSound(path: string): boolean {
  const sql = new DatabaseSync(path)
  try {
    return sql.prepare('PRAGMA quick_check').get()?.['quick_check'] === 'ok'
  } catch {
    return false
  } finally {
    sql.close()
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync().finally(() => file.close())
}
