import type { Call } from '@semaforo/contracts'
import * as z from 'zod/mini'
import { request } from '../src/http/request.ts'
import { session } from '../src/session/session.ts'

/** A call whose answer may have any shape, as the learning kit makes them. */
const lenient: Call = { method: 'get', path: '/api/any', summary: '', answer: z.unknown() }

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  session.write(null)
})

function answerWith(answer: (init: RequestInit) => Response | Promise<Response>): string[] {
  const tokens: string[] = []
  globalThis.fetch = async (_, init = {}) => {
    tokens.push(new Headers(init.headers).get('authorization') ?? '')
    return answer(init)
  }
  return tokens
}

/** An answer whose body ends with an error after its beginning. */
const cut = (error: unknown) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"tags":['))
        controller.error(error)
      },
    }),
  )

test('an answer that is cut off by the network is a failure of the connection', async () => {
  answerWith(() => cut(new TypeError('network error')))
  await expect(request(lenient)).rejects.toMatchObject({ status: 0 })
})

test('an answer that is only the beginning of one is not understood', async () => {
  answerWith(() => new Response('{"tags":['))
  await expect(request(lenient)).rejects.toMatchObject({ status: 200, code: 'unexpected' })
})

test('an abort by the caller while the body arrives is passed on', async () => {
  const asked = new AbortController()
  const reason = new DOMException('gone', 'AbortError')
  answerWith(() => {
    asked.abort(reason)
    return cut(reason)
  })
  await expect(request(lenient, { signal: asked.signal })).rejects.toBe(reason)
})

const signedIn = (id: string) => ({
  token: `token of ${id}`,
  user: {
    id,
    firstName: id,
    lastName: 'Luna',
    email: `${id}@ejemplo.mx`,
    role: 'user' as const,
    status: true,
  },
})

test('a refused call is not repeated after somebody else has signed in', async () => {
  session.write(signedIn('ana'))
  const tokens = answerWith(() => {
    session.write(signedIn('luis'))
    return Response.json({ code: 'unauthenticated', message: 'No' }, { status: 401 })
  })
  await expect(request(lenient)).rejects.toMatchObject({ status: 401 })
  expect(tokens).toEqual(['Bearer token of ana'])
})

test('a renewal that answers with another user ends the session and repeats nothing', async () => {
  session.write(signedIn('ana'))
  const tokens = answerWith(() =>
    tokens.length === 1
      ? Response.json({ code: 'token-expired', message: 'No' }, { status: 401 })
      : Response.json(signedIn('luis')),
  )
  await expect(request(lenient)).rejects.toMatchObject({ status: 401 })
  expect(tokens).toHaveLength(2)
  expect(session.read()).toBeNull()
  expect(session.ended).toBe(true)
})
