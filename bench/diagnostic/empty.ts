// Express with routes that validate the same bodies and answer nothing: what a call costs before it does anything.
import { createServer } from 'node:http'
import { Figures, NewRecord } from '@semaforo/contracts'
import express, { type RequestHandler } from 'express'
import { listen } from '../listen.ts'

const validate =
  (schema: typeof Figures | typeof NewRecord): RequestHandler =>
  (req, res) => {
    const { success } = schema.safeParse(req.body)
    res.status(success ? 200 : 400).json({})
  }

const app = express().use(express.json())
app.post('/figures', validate(Figures))
app.post('/record', validate(NewRecord))
app.get('/token', (_req, res) => {
  res.send('none')
})
app.get('/nothing', (_req, res) => {
  res.json({})
})
listen(createServer(app))
