import { createServer } from 'node:http'
import { listen } from '../listen.ts'

// Takes every span, or none: a collector that hangs answers nobody.
const hangs = process.argv[2] === 'hangs'
listen(
  createServer((req, res) => {
    if (hangs) return
    req.resume().once('end', () => res.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  }),
)
