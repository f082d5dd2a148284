import { createServer } from 'node:http'
import { listen } from '../listen.ts'

// Accepts every span, or hangs and never answers.
const hangs = process.argv[2] === 'hangs'
listen(
  createServer((req, res) => {
    if (hangs) return
    req.resume().once('end', () => res.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  }),
)
