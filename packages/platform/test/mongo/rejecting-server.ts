import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { mongo } from 'mongoose'

const headerBytes = 16
const legacyQuery = 2004
const hello = { ok: 1, helloOk: true, isWritablePrimary: true, minWireVersion: 0, maxWireVersion: 21 }

const nothingFound = { ok: 1, cursor: { id: mongo.Long.ZERO, ns: 'tests.nothing', firstBatch: [] } }

/**
 * A server of MongoDB's wire protocol that answers commands with an error: every one but the greeting, as MongoDB
 * does to a user that it does not know or that lacks a right, or those that `rejects` picks. What it does not reject
 * finds nothing.
 */
export async function rejectingServer(
  error: { code: number; codeName: string; errmsg: string },
  rejects: (request: Buffer) => boolean = () => true,
) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    let received = Buffer.alloc(0)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      while (received.length >= headerBytes && received.length >= received.readInt32LE(0)) {
        const request = received.subarray(0, received.readInt32LE(0))
        received = received.subarray(request.length)
        socket.write(answer(request, rejects(request) ? { ok: 0, ...error } : nothingFound))
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  endsWithTest(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

function answer(request: Buffer, reply: object): Buffer {
  const [id, code] = [request.readInt32LE(4), request.readInt32LE(12)]
  if (code === legacyQuery) {
    const fields = Buffer.alloc(20)
    fields.writeInt32LE(1, 16)
    return message(1, id, fields, mongo.BSON.serialize({ ...hello, ismaster: true }))
  }
  const greets = request.includes('hello\0')
  return message(2013, id, Buffer.alloc(5), mongo.BSON.serialize(greets ? hello : reply))
}

function message(code: number, responseTo: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const header = Buffer.alloc(headerBytes)
  header.writeInt32LE(headerBytes + body.length, 0)
  header.writeInt32LE(responseTo, 8)
  header.writeInt32LE(code, 12)
  return Buffer.concat([header, body])
}
