import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Entry, Target } from '../archive/entry.ts'
import { CopyRefusal } from '../archive/refusal.ts'
import { createArchiveWriter } from './archive-writer.ts'
import { openSqliteSnapshot } from './snapshot.ts'
import { syncFolder } from './sync-folder.ts'

/**
 * A data directory that does not exist yet, or is empty. What is written stands beside it until it is whole, so that
 * no site starts on a part of it: a copy that was cut off leaves nothing in `dataDir`, and its repeat begins anew.
 * @throws {CopyRefusal} when there is something in it
 */
export function openSqliteTarget(dataDir: string): Target {
  const place = resolve(dataDir)
  if (existsSync(place) && readdirSync(place).length > 0)
    throw new CopyRefusal(`La carpeta ${dataDir} no está vacía: elige otra, que se creará.`)
  const part = `${place}.part`
  let writer: ReturnType<typeof createArchiveWriter> | undefined

  function begin() {
    rmSync(part, { recursive: true, force: true })
    mkdirSync(part, { recursive: true, mode: 0o700 })
    return createArchiveWriter(part)
  }

  return {
    isWhole: false,
    write(entry: Entry) {
      writer ??= begin()
      writer.write(entry)
    },
    async written() {
      await writer?.end()
      return openSqliteSnapshot(part)
    },
    async finish() {
      syncFolder(part)
      if (existsSync(place)) rmdirSync(place)
      renameSync(part, place)
      syncFolder(dirname(place))
    },
    async close() {
      if (!writer) return
      await writer.close()
      rmSync(part, { recursive: true, force: true })
    },
  }
}
