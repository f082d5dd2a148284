import { rejectUpgrade } from '@semaforo/service-kit'
import { closeAll, folder, open, raw } from './setup.ts'
import { head, nothing, withUpgrade } from './upgrades.ts'

afterEach(closeAll)

const shell = { 'shell/index.html': '<!doctype html>', 'shell/assets/a.js': 'a', 'shell/sw.js': 'b' }

async function aSite(env: { RATE_LIMIT_PER_MINUTE?: number; SERVICE_WORKER?: 'on' | 'off' } = {}) {
  const realtime = withUpgrade(nothing, rejectUpgrade)
  const services = { catalog: nothing, diagnostic: nothing, realtime }
  return open({ frontendsDir: folder(shell), services, env })
}

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: x', 'Accept: text/html', 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`

const answers: [what: string, status: number, request: string][] = [
  ['a page', 200, get('/')],
  ['a page by HEAD', 200, get('/home').replace('GET', 'HEAD')],
  ['a static file', 200, get('/assets/a.js')],
  ['a part of a file', 206, get('/assets/a.js', 'Range: bytes=0-0')],
  ['a part that a file lacks', 400, get('/assets/a.js', 'Range: bytes=9-')],
  ['a file that did not change', 304, get('/assets/a.js', 'If-None-Match: *')],
  ['a page that did not change', 304, get('/', 'If-None-Match: *')],
  ['a missing file', 404, get('/assets/b.js')],
  ['the service worker', 200, get('/sw.js')],
  ['an answer of a service', 200, get('/api/catalog/tags')],
  ['a call that does not exist', 404, get('/api/nothing')],
  ['a page below the widget', 404, get('/widget/anything')],
  ['the widget itself', 404, get('/widget')],
  ['a page below the widget in capitals', 404, get('/Widget/x')],
  ['a page below the encoded widget', 404, get('/%77idget/x')],
  ['a frame of the widget that is not built', 503, get('/widget/frame')],
  ['a method that is not allowed', 405, get('/home').replace('GET', 'DELETE')],
  ['a health check', 200, get('/health/live')],
  ['the metrics', 200, get('/metrics', 'Accept: */*').replace('Host: x', 'Host: localhost')],
  ['a target that no browser sends', 400, get('/%00')],
  ['a target that is too long', 414, get(`/${'a'.repeat(3_000)}`)],
  ['an expectation that Node does not know', 417, get('/home', 'Expect: wonders')],
  ['a request without a host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['what is no request', 400, 'wonders\r\n\r\n'],
  ['headers that are too long', 431, get('/', `X-Long: ${'a'.repeat(20_000)}`)],
  ['an upgrade that the service refuses', 404, head('GET')],
  ['an upgrade that is malformed', 400, head('POST')],
]

test.each(answers)('no page may embed %s (%i)', async (_what, status, request) => {
  const answer = await raw(await aSite(), request)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer.match(/^content-security-policy: .*$/gim)).toEqual([
    expect.stringContaining("frame-ancestors 'none'"),
  ])
})

test('no page may embed a refusal of the rate limit, or a withdrawn service worker', async () => {
  const url = await aSite({ RATE_LIMIT_PER_MINUTE: 1, SERVICE_WORKER: 'off' })
  expect(await raw(url, get('/sw.js'))).toMatch(/^HTTP\/1.1 200 [\s\S]*frame-ancestors 'none'/)
  await raw(url, get('/api/catalog/tags'))
  expect(await raw(url, get('/api/catalog/tags'))).toMatch(/^HTTP\/1.1 429 [\s\S]*frame-ancestors 'none'/)
})
