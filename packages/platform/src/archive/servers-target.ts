import { checkCluster } from '../kafka/check-cluster.ts'
import { createCopiedLog } from '../kafka/copied-log.ts'
import { openKafkaLog } from '../kafka/open-kafka-log.ts'
import { storesIn } from '../mongo/archived-stores.ts'
import { connectOnce, type Database } from '../mongo/connect-once.ts'
import { collectionOf, createCopiedStores } from '../mongo/copied-stores.ts'
import { type CopyMark, readMark, saveMark } from '../mongo/copy-mark.ts'
import type { Copy, Target } from './entry.ts'
import { CopyRefusal } from './refusal.ts'
import { type Servers, snapshotOf } from './servers-snapshot.ts'

/**
 * Servers without a site, or with a part of this very copy: a mark in the database says of which one, and keeps
 * services from starting on it until all of it has arrived.
 * @throws {CopyRefusal} when they hold anything else, or do not answer
 */
export async function openServersTarget(servers: Servers, copy: Copy): Promise<Target> {
  const { kafka } = servers
  await checkCluster(kafka, servers.topics)
  const { db, close } = await connectOnce(servers.mongo)
  const log = openKafkaLog(kafka)
  const closeAll = async () => {
    await log.close()
    await close()
  }
  try {
    const mark = await readMark(db)
    if (mark?.id !== copy.id) await refuseOther(db, mark, copy)
    const isWhole = mark?.whole === true
    const records = isWhole
      ? undefined
      : await createCopiedLog(kafka, log, {
          copy: copy.id,
          topics: servers.topics,
          mayHoldSome: mark !== undefined,
        })
    const stores = createCopiedStores(db, servers.storeOf)
    let marked: Promise<void> | undefined
    return {
      isWhole,
      async write(entry) {
        marked ??= saveMark(db, { ...copy, whole: false })
        await marked
        if (entry.kind === 'aggregate') await stores.aggregate(entry)
        else if (entry.kind === 'pending') await stores.pending(entry)
        else if (entry.kind === 'group') records?.group(entry)
        else await records?.record(entry)
      },
      async written() {
        await stores.end()
        await records?.end()
        return snapshotOf(db, servers, async () => undefined)
      },
      finish: () => saveMark(db, { ...copy, whole: true }),
      close: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function refuseOther(db: Database, mark: CopyMark | undefined, { site }: Copy): Promise<void> {
  if (mark && !mark.whole) {
    const whose = mark.site === site ? 'de este sitio en otro momento' : 'de otro sitio'
    throw new CopyRefusal(
      `La base ${db.databaseName} tiene parte de otra copia, ${whose}: repite aquella, o borra esta base y empieza de nuevo.`,
    )
  }
  for (const store of await storesIn(db)) {
    if (await db.collection(collectionOf(store)).findOne({}, { projection: { _id: 1 } }))
      throw new CopyRefusal(
        `La base ${db.databaseName} no está vacía: elige otra en la dirección de MongoDB.`,
      )
  }
}
