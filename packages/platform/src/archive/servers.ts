import { checkCluster } from '../kafka/check-cluster.ts'
import type { KafkaConnection } from '../kafka/connection.ts'
import { createCopiedLog } from '../kafka/copied-log.ts'
import { openKafkaLog } from '../kafka/open-kafka-log.ts'
import { connectOnce, type Database } from '../mongo/connect-once.ts'
import { createCopiedStores, storesIn } from '../mongo/copied-stores.ts'
import { readMark, saveMark } from '../mongo/copy-mark.ts'
import type { Entry } from './entry.ts'
import { CopyRefusal } from './refusal.ts'

/** The servers that a site is copied to, and the topics of its events, those for dead letters included. */
export type Servers = {
  mongo: { url: string; caFile?: string | undefined }
  kafka: KafkaConnection
  topics: readonly string[]
  /** The store whose aggregates the events of a topic are of; undefined where several have events in it. */
  storeOf(topic: string): string | undefined
}

/** Servers that a site is copied to. Nothing of it counts before `finish`. */
export type Target = {
  /** Whether this very copy arrived before: then nothing is to be written. */
  isWhole: boolean
  /** Takes the next entry, in the order of a snapshot. */
  write(entry: Entry): Promise<void>
  /** Writes what waits, and counts the aggregates and records that arrived, by section. */
  counts(): Promise<Map<string, number>>
  /** Makes it the site's data, in one step. */
  finish(): Promise<void>
  close(): Promise<void>
}

/**
 * Servers without a site, or with a part of this very copy: a mark in the database says of which one, and keeps
 * services from starting on it until all of it has arrived.
 * @param copy tells this copy from any other
 * @throws {CopyRefusal} when they hold anything else, or do not answer
 */
export async function openServersTarget(servers: Servers, copy: string): Promise<Target> {
  const { kafka, topics, storeOf } = servers
  await checkCluster(kafka, topics)
  const { db, close } = await connectOnce(servers.mongo)
  const log = openKafkaLog(kafka)
  const closeAll = async () => {
    await log.close()
    await close()
  }
  try {
    const mark = await readMark(db)
    if (mark?.id !== copy) await refuseOther(db, mark?.whole)
    const stores = createCopiedStores(db, storeOf)
    const isWhole = mark?.whole === true
    const records = isWhole
      ? undefined
      : await createCopiedLog(kafka, log, { copy, topics, mayHoldSome: mark !== undefined })
    let marked: Promise<void> | undefined
    return {
      isWhole,
      async write(entry) {
        marked ??= saveMark(db, { id: copy, whole: false })
        await marked
        if (entry.kind === 'aggregate') await stores.aggregate(entry)
        else if (entry.kind === 'pending') await stores.pending(entry)
        else if (entry.kind === 'group') records?.group(entry)
        else await records?.record(entry)
      },
      async counts() {
        return new Map([...(await stores.counts()), ...((await records?.counts()) ?? [])])
      },
      finish: () => saveMark(db, { id: copy, whole: true }),
      close: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function refuseOther(db: Database, whole: boolean | undefined): Promise<void> {
  const { databaseName } = db
  if (whole === false)
    throw new CopyRefusal(
      `La base ${databaseName} tiene parte de otra copia: repite aquella, o borra esta base y empieza de nuevo.`,
    )
  for (const name of await storesIn(db)) {
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
      throw new CopyRefusal(`La base ${databaseName} no está vacía: elige otra en la dirección de MongoDB.`)
  }
}
