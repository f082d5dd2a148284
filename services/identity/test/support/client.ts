import { randomInt } from 'node:crypto'

type Options = { body?: unknown; headers?: Record<string, string>; token?: string | undefined }

/** A response: `body` is its parsed JSON. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
export type Answer = { status: number; body: any; headers: Headers }

const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** A browser: it stores cookies and sends the CSRF header. */
export function createClient(url: string, ip = anyAddress()) {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, options: Options = {}): Promise<Answer> {
    const { body, token, headers = {} } = options
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': ip,
        'x-requested-with': 'test',
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const text = await response.text()
    return { status: response.status, body: text ? parse(text) : undefined, headers: response.headers }
  }

  return {
    ip,
    cookies,
    send,
    get: (path: string, token?: string) => send('GET', path, { token }),
    post: (path: string, body: unknown, token?: string) => send('POST', path, { body, token }),
    patch: (path: string, body: unknown, token?: string) => send('PATCH', path, { body, token }),
    delete: (path: string, token?: string) => send('DELETE', path, { token }),
  }
}
export type Client = ReturnType<typeof createClient>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
