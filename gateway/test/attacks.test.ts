import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { closeAll, open, problem, raw } from './setup.ts'

afterEach(closeAll)

const login = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const env = { RATE_LIMIT_PER_MINUTE: 100_000 }

/** A raw connection to the gateway: the data received so far, and its end. */
async function connected(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.setEncoding('utf8').on('data', (data: string) => {
    text += data
  })
  socket.on('error', () => undefined)
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  return { socket, text: () => text, closed }
}

async function until(seen: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await seen())) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** The number of requests with this status, in the gateway's metrics. */
async function counted(url: string, status: number): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const pattern = new RegExp(
    `^gateway_request_duration_seconds_count\\{.*status="${status}"\\} (\\d+)$`,
    'gm',
  )
  return [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0)
}

describe('a service', () => {
  test('does not receive incomplete bodies: they are a 408, and other clients are served', async () => {
    let reached = 0
    const identity: RequestListener = (_req, res) => {
      reached++
      res.end('in')
    }
    const limits = { bodyTimeoutMs: 2_000, failuresToOpen: 2 }
    const url = await open({ env, services: { identity }, limits })
    const slow = Array.from({ length: 30 }, (_, n) => {
      const rest = n % 2 ? 'Content-Length: 100\r\n\r\n{' : 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'
      return raw(url, login + rest)
    })
    for (const answer of await Promise.all(slow)) {
      expect(answer).toMatch(/^HTTP\/1.1 408 /)
      expect(answer).toMatch(/^connection: close\r$/im)
      expect(answer).toMatch(/^content-type: application\/problem\+json/im)
      expect(answer).toContain('"message":"Tus datos no terminaron de llegar.')
    }
    expect(reached).toBe(0)
    for (let n = 0; n < 5; n += 1) {
      expect((await fetch(`${url}/api/auth/login`, { method: 'POST', body: '{}' })).status).toBe(200)
    }
    expect(await counted(url, 408)).toBe(30)
  })

  test('does not receive a body that arrives slowly, at any pace', async () => {
    const identity: RequestListener = (_req, res) => res.end('in')
    const url = await open({ services: { identity }, limits: { bodyTimeoutMs: 300 } })
    const { socket, closed } = await connected(url)
    socket.write(`${login}Content-Length: 1000\r\n\r\n`)
    const trickle = setInterval(() => socket.write('1'), 20)
    const answer = await closed
    clearInterval(trickle)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
  })

  test('receives a body sent with Expect: 100-continue', async () => {
    const identity: RequestListener = async (req, res) => {
      for await (const chunk of req) res.write(chunk)
      res.end()
    }
    const url = await open({ services: { identity } })
    const { socket, text, closed } = await connected(url)
    socket.write(`${login}Connection: close\r\nExpect: 100-continue\r\nContent-Length: 4\r\n\r\n`)
    await until(() => text().includes('HTTP/1.1 100 Continue'))
    socket.write('PyME')
    expect(await closed).toMatch(/HTTP\/1.1 200 [\s\S]*PyME/)
  })

  /** The service behind `/api/auth`: it answers at `ok`, begins a response at `long`, and never answers elsewhere. */
  async function service() {
    let requests = 0
    const identity: RequestListener = (req, res) => {
      requests += 1
      if (req.url === '/api/auth/ok') res.end('ok')
      if (req.url === '/api/auth/long') res.write('x'.repeat(100))
    }
    return { identity, requests: () => requests }
  }

  const leave: Record<string, (url: string, requests: () => number) => Promise<Socket>> = {
    'in its body': async (url) => {
      const { socket } = await connected(url)
      socket.write(`${login}Content-Length: 100\r\n\r\n{`)
      return socket
    },
    'while it waits': async (url, requests) => {
      const before = requests()
      const { socket } = await connected(url)
      socket.write('GET /api/auth/wait HTTP/1.1\r\nHost: x\r\n\r\n')
      await until(() => requests() > before)
      return socket
    },
    'in the answer': async (url) => {
      const { socket, text } = await connected(url)
      socket.write('GET /api/auth/long HTTP/1.1\r\nHost: x\r\n\r\n')
      await until(() => text().includes('xxx'))
      return socket
    },
  }

  test.each(Object.keys(leave))('has not failed when a client leaves %s: that is a 499', async (phase) => {
    const { identity, requests } = await service()
    const url = await open({ env, services: { identity }, limits: { failuresToOpen: 1, openMs: 60_000 } })
    const socket = await leave[phase]?.(url, requests)
    socket?.resetAndDestroy()
    await until(async () => (await counted(url, 499)) === 1)
    expect((await fetch(`${url}/api/auth/ok`)).status).toBe(200)
  })

  test('has not failed when a client leaves during the response headers', async () => {
    const { identity } = await service()
    const url = await open({ services: { identity }, limits: { failuresToOpen: 1, openMs: 60_000 } })
    const { socket, closed } = await connected(url)
    socket.write('GET /api/auth/ok HTTP/1.1\r\nHo')
    socket.resetAndDestroy()
    await closed
    expect((await fetch(`${url}/api/auth/ok`)).status).toBe(200)
  })

  test('has not failed when a client does not read its answer', async () => {
    const identity: RequestListener = (req, res) => {
      if (req.url === '/api/auth/ok') return res.end('ok')
      const part = Buffer.alloc(1_000_000)
      const more = () => {
        while (res.write(part));
      }
      res.on('drain', more)
      more()
    }
    const limits = { failuresToOpen: 1, openMs: 60_000, upstreamTimeoutMs: 2_000, idleTimeoutMs: 3_000 }
    const url = await open({ env, services: { identity }, limits })
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET /api/auth/long HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(async () => (await counted(url, 499)) === 1)
    socket.destroy()
    expect((await fetch(`${url}/api/auth/ok`)).status).toBe(200)
  })

  test('whose trial call is aborted by its client gets another trial', async () => {
    const { identity, requests } = await service()
    const limits = { failuresToOpen: 1, openMs: 300, upstreamTimeoutMs: 2_000 }
    const url = await open({ env, services: { identity }, limits })
    expect((await fetch(`${url}/api/auth/wait`)).status).toBe(504)
    let trial: Socket | undefined
    while (!trial) {
      const before = requests()
      const { socket, text } = await connected(url)
      socket.write('GET /api/auth/wait HTTP/1.1\r\nHost: x\r\n\r\n')
      await until(() => requests() > before || text().includes('HTTP/1.1 503'))
      if (requests() > before) trial = socket
      else socket.destroy()
    }
    trial.resetAndDestroy()
    await until(async () => (await counted(url, 499)) > 0)
    expect((await fetch(`${url}/api/auth/ok`)).status).toBe(200)
    expect((await fetch(`${url}/api/auth/ok`)).status).toBe(200)
  })
})

test('a target over 2 KB is a 414, read by nothing else', async () => {
  let reached = 0
  const url = await open({ services: { catalog: () => void reached++ } })
  for (const path of [`/a${'/'.repeat(2_100)}b`, `/api/catalog/tags?x=${'.'.repeat(2_100)}`]) {
    expect(await problem(await fetch(url + path))).toMatchObject({ status: 414, code: 'target-too-long' })
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nConnection: close'
    const answer = await raw(url, `GET /socket.io/${path} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 414 /)
  }
  expect(reached).toBe(0)
})

describe('only this machine', () => {
  const correo = async (publicUrl: string, trusted = 0) =>
    open({
      publicUrl,
      env: { TRUST_PROXY: trusted, RATE_LIMIT_PER_MINUTE: 100_000 },
      services: { identity: (_req, res) => res.end('https://sitio/reset?token=1') },
    })
  const ask = (url: string, path: string, ...headers: string[]) =>
    raw(url, `GET ${path} HTTP/1.1\r\n${['Connection: close', ...headers].join('\r\n')}\r\n\r\n`)
  const paths = ['/correo', '/correo/1.eml', '/metrics']

  test.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000'])(
    'reads the mails and the metrics at %s',
    async (host) => {
      const url = await correo('http://localhost:3000')
      for (const path of paths) expect(await ask(url, path, `Host: ${host}`)).toContain('HTTP/1.1 200')
    },
  )

  test.each([
    'X-Forwarded-For: 203.0.113.7',
    'X-Forwarded-For: 127.0.0.1',
    'x-forwarded-host: localhost',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Port: 443',
    'X-Forwarded-Server: proxy',
    'Forwarded: for=203.0.113.7',
    'X-Real-IP: 203.0.113.7',
    'Via: 1.1 proxy',
    'CF-Connecting-IP: 203.0.113.7',
    'CF-Ray: 1',
    'CDN-Loop: cloudflare',
    'True-Client-IP: 203.0.113.7',
    'X-Client-IP: 203.0.113.7',
    'X-Cluster-Client-IP: 203.0.113.7',
    'Fastly-Client-IP: 203.0.113.7',
    'Fly-Client-IP: 203.0.113.7',
    'X-Original-Forwarded-For: 203.0.113.7',
  ])('does not read them with the header %s, whatever proxies are trusted', async (header) => {
    for (const trusted of [0, 1]) {
      const url = await correo('http://localhost:3000', trusted)
      for (const path of paths) {
        expect(await ask(url, path, 'Host: localhost:3000', header)).toContain('HTTP/1.1 404')
      }
    }
  })

  test.each(['evil.example', 'localhost.evil.example', 'sitio.example', '10.0.0.1:3000', '169.254.1.1'])(
    'does not read them at %s',
    async (host) => {
      const url = await correo('http://localhost:3000')
      for (const path of paths) expect(await ask(url, path, `Host: ${host}`)).toContain('HTTP/1.1 404')
    },
  )

  test('shows no mails where the public address is elsewhere', async () => {
    const url = await correo('https://sitio.example')
    for (const host of ['sitio.example', 'localhost']) {
      expect(await ask(url, '/correo', `Host: ${host}`)).toContain('HTTP/1.1 404')
    }
  })
})

describe('a limit counts networks', () => {
  const statusesOf = async (forms: readonly string[]) => {
    const url = await open({ env: { RATE_LIMIT_PER_MINUTE: 1, TRUST_PROXY: 1 } })
    const statuses: number[] = []
    for (const form of forms) {
      const answer = await fetch(`${url}/api/catalog/x`, { headers: { 'x-forwarded-for': form } })
      statuses.push(answer.status)
      await answer.text()
    }
    return statuses
  }

  test.each([
    ['one /64', ['2001:db8::1', '2001:db8::2', '2001:0DB8:0:0:9::', '[2001:db8::5]:443', '2001:db8::7%eth0']],
    ['one address', ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '203.0.113.7:4000']],
    ['a zone', ['::1%eth0', '::1%eth1', '::1']],
    ['rubbish', ['rubbish', 'other rubbish', '999.1.1.1', '%', 'a'.repeat(5_000)]],
  ])('%s is one client, however it is written', async (_name, forms) => {
    const [first, ...others] = await statusesOf(forms)
    expect(first).toBe(200)
    expect(new Set(others)).toEqual(new Set([429]))
  })

  test('and other networks separately', async () => {
    expect(await statusesOf(['2001:db8::1', '2001:db8:0:1::1', '203.0.113.7', '203.0.113.8'])).toEqual([
      200, 200, 200, 200,
    ])
  })
})

test('a clock that jumps an hour between two requests changes nothing', async () => {
  let works = false
  const catalog: RequestListener = (req, res) => {
    if (!works && req.url !== '/api/catalog/tags') return req.socket.destroy()
    res.writeHead(200, { etag: '"a"' }).end('a')
  }
  const url = await open({
    env,
    services: { catalog },
    limits: { failuresToOpen: 1, openMs: 100, freshMs: 60_000 },
  })
  const realNow = Date.now
  try {
    for (const hours of [-1, 1]) {
      expect((await fetch(`${url}/api/catalog/tags`)).status).toBe(200)
      Date.now = () => realNow() + hours * 3_600_000
      expect((await fetch(`${url}/api/catalog/tags`)).status).toBe(200)
      works = true
      await until(async () => (await fetch(`${url}/api/catalog/x`)).status === 200)
      works = false
      Date.now = realNow
    }
  } finally {
    Date.now = realNow
  }
  const limited = await open({ env: { RATE_LIMIT_PER_MINUTE: 1 } })
  const ask = () => fetch(`${limited}/api/catalog/x`)
  expect((await ask()).status).toBe(200)
  try {
    Date.now = () => realNow() - 3_600_000
    const refused = await ask()
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await problem(refused)).toMatchObject({ status: 429 })
  } finally {
    Date.now = realNow
  }
})
