import { createServer } from 'node:http'
import { join } from 'node:path'
import express from 'express'
import { listen } from '../listen.ts'

// Arguments: the widget's folder of a release. The bare server of the same files: what a gateway adds is beside it.
const folder = process.argv[2] ?? ''
const app = express()
app.get('/widget/v1.js', (_req, res) => {
  const headers = { 'Content-Encoding': 'br', 'Content-Type': 'text/javascript' }
  res.sendFile(join(folder, 'v1.js.br'), { headers })
})
app.get('/widget/frame', (_req, res) => res.sendFile(join(folder, 'frame.html')))
listen(createServer(app))
