import { createServer } from 'node:http'
import { listen } from '../listen.ts'

// The service behind every proxy: 1 KB of JSON with an ETag.
const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(1024 - 11) }))
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': body.length,
  ETag: '"one-kilobyte"',
}
listen(
  createServer((req, res) => {
    if (req.headers['if-none-match'] === headers.ETag) res.writeHead(304, { ETag: headers.ETag }).end()
    else res.writeHead(200, headers).end(body)
  }),
)
