import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kafka, logLevel } from 'kafkajs'
import mongoose, { Schema } from 'mongoose'
import { brokers } from '../kafka.bench.ts'
import type { Consumer } from './consumers.ts'

/** As many idempotency keys as the product's store remembers. */
const remembered = 200

/** A hand-written handler: adds one to its aggregate, once for each event id. */
type Effect = { count(subject: string, id: string): Promise<void> | void; close(): Promise<void> }

/** The client library's `eachMessage` with concurrent partitions and nothing around it. */
const bareWith =
  (open: () => Promise<Effect>): Consumer =>
  async (topic, groupId, handled) => {
    const effect = await open()
    const kafka = new Kafka({ brokers: brokers(), clientId: 'bench', logLevel: logLevel.NOTHING })
    const consumer = kafka.consumer({ groupId, allowAutoTopicCreation: false })
    await consumer.connect()
    await consumer.subscribe({ topic, fromBeginning: true })
    await consumer.run({
      partitionsConsumedConcurrently: 64,
      eachMessage: async ({ message }) => {
        const { subject, id } = JSON.parse(String(message.value)) as { subject: string; id: string }
        await effect.count(subject, id)
        handled()
      },
    })
    return async () => {
      await consumer.disconnect()
      await effect.close()
    }
  }

export const bare = bareWith(async () => ({ count() {}, close: async () => {} }))

export const bareInSqlite = bareWith(async () => {
  const dir = mkdtempSync(join(tmpdir(), 'semaforo-bench-'))
  const sql = new DatabaseSync(join(dir, 'bare.db'))
  sql.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE counts (id TEXT PRIMARY KEY, n INTEGER NOT NULL, causes TEXT NOT NULL) STRICT;`)
  const select = sql.prepare('SELECT n, causes FROM counts WHERE id = ?')
  const save = sql.prepare('INSERT OR REPLACE INTO counts (id, n, causes) VALUES (?, ?, ?)')
  return {
    count(subject, id) {
      const row = select.get(subject) as { n: number; causes: string } | undefined
      const causes: string[] = JSON.parse(row?.causes ?? '[]')
      if (causes.includes(id)) return
      save.run(subject, (row?.n ?? 0) + 1, JSON.stringify([...causes, id].slice(-remembered)))
    },
    async close() {
      sql.close()
      rmSync(dir, { recursive: true })
    },
  }
})

export const bareInMongo = (url: string) =>
  bareWith(async () => {
    const dbName = `bench-${randomUUID().slice(0, 8)}`
    const connection = await mongoose.createConnection(url, { dbName }).asPromise()
    const counts = connection.model('Count', new Schema({ _id: String, n: Number, causes: [String] }))
    return {
      async count(subject, id) {
        const once = { _id: subject, causes: { $ne: id } }
        const add = { $inc: { n: 1 }, $push: { causes: { $each: [id], $slice: -remembered } } }
        try {
          await counts.updateOne(once, add, { upsert: true })
        } catch (error) {
          // Already counted: nothing matched, and the upsert conflicts with the existing id.
          if ((error as { code?: number }).code !== 11_000) throw error
        }
      },
      async close() {
        await connection.dropDatabase()
        await connection.close()
      },
    }
  })
