import type { Call, Schema } from '@semaforo/contracts'
import type * as z from 'zod/mini'

/** A request that the page sent: parameters, query and body as they arrived. */
export type Received = {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: Headers
}

type Answer<Output> = Output | ((received: Received) => Output | Response | Promise<Output | Response>)

type Handler = { call: Call; respond: (received: Received) => Promise<Response> }

/** The server of a component test, at the HTTP boundary. */
export type FakeApi = {
  /** Answers a call from now on. What the contract of the call does not allow fails the test. */
  answer<Output extends Schema>(call: Call<Output>, answer: Answer<z.input<Output>>): void
  /** Refuses a call from now on with a problem document; without a message the body is empty. */
  refuse(
    call: Call,
    status: number,
    problem?: { code?: string; message: string; errors?: FieldError[] },
  ): void
  /** Lets a call fail from now on as it does without a connection. */
  disconnect(call: Call): void
  /** Leaves a call without an answer until the returned function is called; it is answered as before then. */
  hold(call: Call): () => void
  /** The requests for a call so far. */
  received(call: Call): Received[]
}

type FieldError = { path: string; message: string }

/**
 * Replaces `fetch` for the tests of a file. A request that no test answers fails its test, as does an answer that the
 * contract does not allow.
 */
export function fakeApi(): FakeApi {
  const real = globalThis.fetch
  let handlers: Handler[] = []
  let requests: { call: Call; received: Received }[] = []
  let faults: string[] = []

  beforeEach(() => {
    globalThis.fetch = async (input, init) => {
      const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init)
      const { pathname, searchParams } = new URL(request.url)
      const handler = handlers.find(
        ({ call }) => call.method.toUpperCase() === request.method && paramsOf(call.path, pathname),
      )
      if (!handler) {
        faults.push(`no answer for ${request.method} ${pathname}`)
        throw new TypeError('Failed to fetch')
      }
      const text = await request.text()
      const received = {
        params: paramsOf(handler.call.path, pathname) ?? {},
        query: Object.fromEntries(searchParams),
        body: text === '' ? undefined : JSON.parse(text),
        headers: request.headers,
      }
      requests.push({ call: handler.call, received })
      return handler.respond(received)
    }
  })

  afterEach(() => {
    globalThis.fetch = real
    const found = faults
    handlers = []
    requests = []
    faults = []
    expect(found).toEqual([])
  })

  const handle = (call: Call, respond: Handler['respond']) => {
    handlers = [{ call, respond }, ...handlers]
  }

  return {
    answer(call, answer) {
      handle(call, async (received) => {
        const given =
          typeof answer === 'function' ? await (answer as (received: Received) => unknown)(received) : answer
        if (given instanceof Response) return given
        const valid = call.answer.safeParse(given)
        if (!valid.success) faults.push(`${call.path}: ${JSON.stringify(valid.error.issues)}`)
        return Response.json(given, { status: call.status ?? 200 })
      })
    },
    refuse(call, status, problem) {
      handle(call, async () => (problem ? problemAnswer(status, problem) : new Response('', { status })))
    },
    disconnect(call) {
      handle(call, async () => {
        throw new TypeError('Failed to fetch')
      })
    },
    hold(call) {
      const before = handlers
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      handle(call, async (received) => {
        await released
        const handler = before.find((known) => known.call === call)
        if (!handler) throw new TypeError('Failed to fetch')
        return handler.respond(received)
      })
      return release
    },
    received: (call) => requests.filter((request) => request.call === call).map(({ received }) => received),
  }
}

function problemAnswer(
  status: number,
  { code = 'test', message, errors }: { code?: string; message: string; errors?: FieldError[] },
): Response {
  const problem = { type: 'about:blank', title: message, status, code, message, msg: message, errors }
  return Response.json(problem, { status, headers: { 'content-type': 'application/problem+json' } })
}

/** The parameters of a path in a call's form (`/api/users/:id`); undefined if it is another call's. */
function paramsOf(form: string, path: string): Record<string, string> | undefined {
  const [names, parts] = [form.split('/'), path.split('/')]
  const fits = names.every((name, i) => name === parts[i] || (name.startsWith(':') && parts[i]))
  if (!fits || names.length !== parts.length) return undefined
  const params = names.flatMap((name, i) =>
    name.startsWith(':') ? [[name.slice(1), decodeURIComponent(parts[i] ?? '')]] : [],
  )
  return Object.fromEntries(params)
}
