import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { listen } from '@semaforo/testing/listen'
import { passOn, passOnChanged } from '../dev/proxy.ts'

/** A site, and a development server before it that passes everything on. */
async function behindDev(answer: RequestListener, change?: (body: string) => string) {
  const site = await listen(answer)
  const target = { site: site.url, port: 4000 }
  const middleware = change ? passOnChanged(target, change) : passOn(target)
  const { url } = await listen((req, res) => void middleware(req, res))
  return { site, url }
}

test('cookies of a site over TLS are kept by the page, and go back under their names', async () => {
  const asked: IncomingHttpHeaders[] = []
  const { url } = await behindDev((req, res) => {
    asked.push(req.headers)
    const cookies = ['__Secure-who=ana; Path=/; Secure; HttpOnly', 'reparto=3; Domain=semaforo.mx']
    res.writeHead(200, { 'set-cookie': cookies, 'strict-transport-security': 'max-age=9' }).end()
  })
  const { headers } = await fetch(url)
  expect(headers.getSetCookie()).toEqual(['dev__Secure-who=ana; Path=/; HttpOnly', 'reparto=3'])
  expect(headers.has('strict-transport-security')).toBe(false)
  await fetch(url, { headers: { cookie: 'dev__Secure-who=ana; reparto=3' } })
  expect(asked.at(-1)?.cookie).toBe('__Secure-who=ana; reparto=3')
})

test('the page of the development server is of the same origin to the site, any other is not', async () => {
  const { site, url } = await behindDev((req, res) => res.end(req.headers.origin))
  const originSeen = async (origin: string) => (await fetch(url, { headers: { origin } })).text()
  expect(await originSeen('http://localhost:4000')).toBe(site.url)
  expect(await originSeen('https://evil.example')).toBe('https://evil.example')
})

test('a redirect of the site stays at the development server', async () => {
  const { url } = await behindDev((req, res) =>
    res.writeHead(302, { location: `http://${req.headers.host}/login` }).end(),
  )
  const { headers } = await fetch(url, { redirect: 'manual' })
  expect(headers.get('location')).toBe('/login')
})

test('a changed answer is read anew each time, an error stays as it is', async () => {
  let status = 200
  const { url } = await behindDev(
    (req, res) => res.writeHead(req.headers['if-none-match'] ? 304 : status, { etag: '"1"' }).end('<head>'),
    (body) => `${body}!`,
  )
  const answer = await fetch(url, { headers: { 'if-none-match': '"1"' } })
  expect(await answer.text()).toBe('<head>!')
  expect(answer.headers.get('etag')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
  status = 503
  expect(await (await fetch(url)).text()).toBe('<head>')
})

test('while the site is unavailable a request is answered with a sentence', async () => {
  const { site, url } = await behindDev((_req, res) => res.end())
  site.server.closeAllConnections()
  await new Promise((resolve) => site.server.close(resolve))
  const answer = await fetch(url)
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringMatching(/El sitio no contesta/)])
})
