import { originalTopic } from '../events/dead-letter.ts'
import { parseEnvelope } from '../events/envelope.ts'
import { archivedGroups, archivedTopic, endsOf } from '../kafka/archived-topics.ts'
import { checkCluster } from '../kafka/check-cluster.ts'
import type { KafkaConnection } from '../kafka/connection.ts'
import { copiedHeader } from '../kafka/copied-log.ts'
import { archivedStore, storesIn } from '../mongo/archived-stores.ts'
import { connectOnce, type Database } from '../mongo/connect-once.ts'
import { collectionOf } from '../mongo/copied-stores.ts'
import { readMark } from '../mongo/copy-mark.ts'
import { fromDocument } from '../mongo/document.ts'
import type { AggregateEntry, Entry, OutboxEntry, RecordEntry, Snapshot, StoreName } from './entry.ts'
import { CopyRefusal } from './refusal.ts'
import { fingerprintOf, secretOf } from './site.ts'

/** The servers that hold a site, and the topics of its events, those for dead letters included. */
export type Servers = {
  mongo: { url: string; caFile?: string | undefined }
  kafka: KafkaConnection
  topics: readonly string[]
  /** The store whose aggregates the events of a topic are of; undefined where several have events in it. */
  storeOf(topic: string): string | undefined
}

/** The versions that were read, by collection and id. */
type Versions = Map<string, Map<string, number>>

/**
 * What the servers of a site hold. Each aggregate is read with its pending events at one moment, after the groups'
 * progress and before the log.
 * @throws {CopyRefusal} when a server does not answer, or does not hold a whole site
 */
export async function openServersSnapshot(servers: Servers): Promise<Snapshot> {
  await checkCluster(servers.kafka, servers.topics)
  const { db, close } = await connectOnce(servers.mongo)
  try {
    if ((await readMark(db))?.whole === false) throw new CopyRefusal(halfCopied)
    if ((await storesIn(db)).length === 0) throw new CopyRefusal(nothing)
    return await snapshotOf(db, servers, close)
  } catch (error) {
    await close()
    throw error
  }
}

const nothing = 'En esa base de MongoDB no hay datos de un sitio: revisa su dirección y su nombre.'
const halfCopied =
  'Esa base de MongoDB está a medio copiar: repite la orden que la llenaba hasta que termine.'

/** The same of servers that may hold a part of a site. */
export async function snapshotOf(
  db: Database,
  { kafka, topics, storeOf }: Servers,
  close: () => Promise<void>,
): Promise<Snapshot> {
  const stores = await storesIn(db)

  async function* entries(): AsyncGenerator<Entry> {
    const groups = await archivedGroups(kafka, topics)
    const before = await endsOf(kafka, topics)
    const versions: Versions = new Map()
    const pending: OutboxEntry[] = []
    for (const store of stores) {
      const ofStore = new Map<string, number>()
      versions.set(collectionOf(store), ofStore)
      for await (const found of archivedStore(db, store)) {
        ofStore.set(found.aggregate.id, found.aggregate.version)
        pending.push(...found.pending)
        yield found.aggregate
      }
    }
    yield* pending
    yield* groups
    for (const topic of topics) {
      const store = storeOf(originalTopic(topic))
      const sources = stores.filter((one) => store === undefined || one.store === store)
      for await (const record of archivedTopic(kafka, topic)) {
        const isEarlier = record.at < (before.get(topic)?.[record.lane] ?? 0)
        if (isEarlier || isRead(record, sources, versions)) yield withoutMark(record)
      }
    }
  }

  async function* aggregates(of: StoreName): AsyncGenerator<AggregateEntry> {
    for await (const { aggregate } of archivedStore(db, of)) yield aggregate
  }

  const secret = await db.collection<{ _id: string }>(collectionOf(secretOf)).findOne({ _id: secretOf.id })
  return { site: fingerprintOf(secret && fromDocument(secret['state' as never])), entries, aggregates, close }
}

/**
 * Whether an event that came during the copy is of a write that was read. Of a later one there is no state: its number
 * will be another event's. Other stores may have the same id at a higher version.
 */
function isRead({ value }: RecordEntry, sources: readonly StoreName[], versions: Versions): boolean {
  const event = parseEnvelope(value)
  if (!event) return true
  const ofService = sources.filter(({ service }) => event.source === `/${service}`)
  return ofService.some(
    (source) => event.sequence <= (versions.get(collectionOf(source))?.get(event.subject) ?? 0),
  )
}

function withoutMark({ headers, ...record }: RecordEntry): RecordEntry {
  const { [copiedHeader]: _, ...own } = headers
  return { ...record, headers: own }
}
