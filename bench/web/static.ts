import { createServer } from 'node:http'
import express from 'express'
import { listen } from '../listen.ts'

// Argument: a document's file, compressed. The bare server of the same bytes: what a gateway adds is beside it.
const file = process.argv[2] ?? ''
const app = express()
app.use((_req, res) =>
  res.sendFile(file, { headers: { 'Content-Encoding': 'br', 'Content-Type': 'text/html; charset=utf-8' } }),
)
listen(createServer(app))
