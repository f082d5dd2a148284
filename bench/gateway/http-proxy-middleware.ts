import { Agent, createServer } from 'node:http'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { listen } from '../listen.ts'

const proxy = createProxyMiddleware({ target: process.argv[2] ?? '', agent: new Agent({ keepAlive: true }) })
listen(
  createServer((req, res) => {
    void proxy(req, res)
  }),
)
