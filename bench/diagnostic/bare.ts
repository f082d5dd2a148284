// The same work written directly in Express: the token verified with jose, the body validated, the answer
// computed, a record written with its event in one transaction. Argument: data directory.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Figures, NewRecord, readKeys, recordsPerPage, tokenAudience, tokenIssuer } from '@semaforo/contracts'
import { diagnose, improve } from '@semaforo/diagnosis'
import { committedModel, loadModel } from '@semaforo/diagnostic/load-model'
import { createTokens } from '@semaforo/testing/tokens'
import express, { type RequestHandler, type Response } from 'express'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { listen } from '../listen.ts'

const baseRate = 0.05
const { model } = await loadModel(committedModel, baseRate)
const { identity, token } = await createTokens()
const keys = createLocalJWKSet(JSON.parse((await identity.read(readKeys.path, {}, 1_000)).body.toString()))
const sql = new DatabaseSync(join(process.argv[2] ?? '', 'bare.db'))
sql.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
  CREATE TABLE record (id TEXT PRIMARY KEY, user_id TEXT, saved_at TEXT, state TEXT);
  CREATE INDEX history ON record (user_id, saved_at);
  CREATE TABLE event (id TEXT PRIMARY KEY, data TEXT);`)
const insert = sql.prepare('INSERT INTO record VALUES (?, ?, ?, ?)')
const insertEvent = sql.prepare('INSERT INTO event VALUES (?, ?)')
const newest = sql.prepare('SELECT state FROM record WHERE user_id = ? ORDER BY saved_at DESC LIMIT ?')

/** Answers the result of `work` for a body and the subject of the token. */
const answer =
  (work: (body: unknown, userId: string, res: Response) => unknown): RequestHandler =>
  async (req, res) => {
    const given = req.headers.authorization?.slice('Bearer '.length) ?? ''
    const { payload } = await jwtVerify(given, keys, { issuer: tokenIssuer, audience: tokenAudience })
    res.json(work(req.body, String(payload.sub), res))
  }

function save(body: unknown, userId: string) {
  const record = {
    ...NewRecord.parse(body),
    user_id: userId,
    id: randomUUID(),
    saved_at: new Date().toISOString(),
  }
  sql.exec('BEGIN IMMEDIATE')
  insert.run(record.id, userId, record.saved_at, JSON.stringify(record))
  insertEvent.run(record.id, JSON.stringify({ user_id: userId, score: record.score }))
  sql.exec('COMMIT')
  return record
}

const app = express().use(express.json())
app.get('/token', async (req, res) => {
  res.send(await token(String(req.query['user']), { seconds: 86_400 }))
})
app.post(
  '/api/model/diagnostic',
  answer((body) => diagnose(Figures.parse(body))),
)
app.post(
  '/api/model/predict',
  answer((body) => model.predict(Figures.parse(body), baseRate)),
)
app.post(
  '/api/model/improve',
  answer((body) => improve(Figures.parse(body), model, baseRate)),
)
app.post(
  '/api/modelData',
  answer((body, userId, res) => {
    res.status(201)
    return save(body, userId)
  }),
)
app.get(
  '/api/modelData',
  answer((_body, userId) => ({
    records: newest.all(userId, recordsPerPage).map(({ state }) => JSON.parse(String(state))),
  })),
)
listen(createServer(app))
