import httpProxy from '@fastify/http-proxy'
import fastify from 'fastify'
import { listen } from '../listen.ts'

const app = fastify()
await app.register(httpProxy, { upstream: process.argv[2] ?? '' })
await app.ready()
listen(app.server)
