import type { Connection } from 'mongoose'
import { ConfigError } from '../config-error.ts'
import type { Database } from './connect-once.ts'

/** What a database says of the copy that it was filled with; `whole` once everything arrived. */
export type CopyMark = { id: string; whole: boolean }

/** No store's collection: those have a dot in their name. */
const collection = 'copy'
const _id = 'copy'

const marks = (db: Database) => db.collection<CopyMark & { _id: string }>(collection)

export async function readMark(db: Database): Promise<CopyMark | undefined> {
  return (await marks(db).findOne({ _id })) ?? undefined
}

export async function saveMark(db: Database, { id, whole }: CopyMark): Promise<void> {
  await marks(db).updateOne({ _id }, { $set: { id, whole } }, { upsert: true })
}

/** @throws {ConfigError} for a database that a copy did not fill to its end: no service may write there yet */
export async function refuseHalfCopied({ db }: Connection): Promise<void> {
  if (!db || (await readMark(db))?.whole !== false) return
  throw new ConfigError(
    'MONGO_URL',
    'la base está a medio copiar. Repite la orden que la llenaba hasta que termine, o elige otra.',
  )
}
