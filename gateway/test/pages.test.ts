import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Registry } from '@semaforo/contracts'
import { aRenderedSite, jsonIn } from './rendered-site.ts'
import { closeAll, raw } from './setup.ts'

afterEach(closeAll)

const home = { path: '/home', html: '<h1>Hola</h1>', state: { queries: [] } }

async function withHome(page = {}) {
  const site = await aRenderedSite()
  const { version } = await site.publish('1.0.0')
  await site.renders(version, [{ ...home, ...page }])
  const running = await site.start()
  await running.says('/home', '<h1>Hola</h1>')
  return { ...site, ...running, version }
}

test('a page is one document: header, fragment, files, registry and data', async () => {
  const { get, version } = await withHome({ state: { queries: [1] } })
  const text = await (await get('/home')).text()
  expect(text).toContain('<div id="encabezado"><header>Encabezado</header></div>')
  const { frontends } = Registry.parse(jsonIn(text, 'registro'))
  const [learning] = frontends
  expect(text).toContain(
    `<main id="contenido" tabindex="-1"><div data-frontend="learning"><div data-release="${learning?.integrity}" data-path="/home"><h1>Hola</h1></div></div></main>`,
  )
  expect(jsonIn(text, 'datos')).toEqual({ queries: [1] })
  const at = `/remotes/learning/${version}/`
  const preload = 'rel="later" as="script"'
  expect(text).toContain(
    `<link ${preload} href="${at}remoteEntry.js" integrity="${learning?.integrity}" crossorigin="anonymous">`,
  )
  expect(text).toMatch(
    new RegExp(
      `<link ${preload} href="${at}assets/1.js" integrity="sha384-[^"]{64}" crossorigin="anonymous">`,
    ),
  )
  expect(text).toMatch(
    new RegExp(`<link rel="stylesheet" href="${at}assets/1.css" integrity="sha384-[^"]{64}"`),
  )
  expect(text).not.toContain('/federation/registry.json')
})

test('title, description, address and card come from the page, else from its route, else from the site', async () => {
  const { get, service, says } = await withHome()
  const plain = await (await get('/home?tema=1')).text()
  expect(plain).toContain(
    '<title>Inicio · Semáforo PyME</title><meta name="description" content="El sitio.">',
  )
  expect(plain).toContain('<link rel="canonical" href="https://sitio.example/home">')
  expect(plain).toContain('<meta property="og:image" content="https://sitio.example/social-card.png">')
  const head = { title: 'Ñandú "1" & <b>', description: "Qué 'es'" }
  service.document.releases[0]?.pages.push({ path: '/temas/ñandú', html: '<p>x', state: 0, head })
  await says('/temas/%C3%B1and%C3%BA', '<p>x')
  const own = await (await get('/temas/%C3%B1and%C3%BA')).text()
  expect(own).toContain('<title>Ñandú &quot;1&quot; &amp; &lt;b&gt; · Semáforo PyME</title>')
  expect(own).toContain('<meta name="description" content="Qué &#39;es&#39;">')
  expect(own).toContain('<link rel="canonical" href="https://sitio.example/temas/%C3%B1and%C3%BA">')
  expect(own).toContain('<meta property="og:url" content="https://sitio.example/temas/%C3%B1and%C3%BA">')
  const listed = await (await get('/contacto')).text()
  expect(listed).toContain('<title>Contacto · Semáforo PyME</title>')
  expect(listed).toContain('<link rel="canonical" href="https://sitio.example/contacto">')
})

test('no text ends a script element, wherever it comes from', async () => {
  const evil = '</script><script>alert(1)</script>'
  const head = { title: evil, structuredData: [{ '@type': 'Thing', name: evil }] }
  const { get } = await withHome({ head, state: { queries: [{ name: evil }] } })
  const text = await (await get('/home')).text()
  expect(text.match(/<script>/g)).toBeNull()
  expect(text.match(/<\/script>/g)?.length).toBe(text.match(/<script /g)?.length)
  expect(jsonIn(text, 'datos')).toEqual({ queries: [{ name: evil }] })
})

test('addresses in structured data are whole, of this site and of no other', async () => {
  const item = { '@id': '/home#x', url: '/a b', image: ['/1.png', 'https://i.example/2.png'], name: '/no' }
  const { get } = await withHome({
    head: { title: 'T', structuredData: [{ item: '//evil.example', list: [item] }] },
  })
  const text = await (await get('/home')).text()
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(text) ?? []
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        item: 'https://sitio.example//evil.example',
        list: [
          {
            '@id': 'https://sitio.example/home#x',
            url: 'https://sitio.example/a%20b',
            image: ['https://sitio.example/1.png', 'https://i.example/2.png'],
            name: '/no',
          },
        ],
      },
    ],
  })
})

test('style attributes work by one element, which the policy names by its hash and nothing else', async () => {
  const markup =
    '<h1>Hola</h1><i style="width:30%"></i><b style="width:30%">a style=&quot;x&quot;</b><u style="color:red}body{display:none"></u>'
  const { get } = await withHome({ html: markup })
  const answer = await get('/home')
  const text = await answer.text()
  const [, rules = ''] = /<style>([^<]*)<\/style>/.exec(text) ?? []
  expect(rules).toBe('[data-style="width:30%"]{width:30%}')
  expect(text).toContain('<i data-style="width:30%"></i>')
  const hash = createHash('sha256').update(rules).digest('base64')
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`)
  const other = await get('/contacto')
  expect(other.headers.get('content-security-policy')).toContain("style-src 'self';")
})

test('no style attribute reaches into the rules after its own', async () => {
  const open = ['color:red/*', 'color:rgb(', 'color:a)(', 'color:\nred']
  const html = open.map((each) => `<i style="${each}"></i>`).join('')
  const { get } = await withHome({ html: `<h1>Hola</h1>${html}<b style="width:calc((1px + 2px) / 3)"></b>` })
  const text = await (await get('/home')).text()
  const [, rules] = /<style>([^<]*)<\/style>/.exec(text) ?? []
  const whole = 'width:calc((1px + 2px) / 3)'
  expect(rules).toBe(`[data-style="${whole}"]{${whole}}`)
})

test('each encoding has its validator, and HEAD the headers alone', async () => {
  const { url } = await withHome()
  const ask = (headers: string, method = 'GET') =>
    raw(
      url,
      `${method} /home HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n${headers}Connection: close\r\n\r\n`,
    )
  const etags = new Set<string>()
  for (const [encoding, header] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await ask(`Accept-Encoding: ${encoding}\r\n`)
    const [, etag = ''] = /^ETag: (.*)$/m.exec(answer)?.map((it) => it.trim()) ?? []
    expect(etag).toMatch(/^"[^"]+"$/)
    etags.add(etag)
    expect(/^Content-Encoding: (.*)$/m.exec(answer)?.[1]?.trim()).toBe(header)
    expect(answer).toMatch(/^Vary: .*Accept-Encoding/m)
    expect(answer).toMatch(/^Cache-Control: no-cache\r$/m)
    const again = await ask(`Accept-Encoding: ${encoding}\r\nIf-None-Match: ${etag}\r\n`)
    expect(again).toMatch(/^HTTP\/1.1 304 /)
    expect(again).toContain('Content-Security-Policy: ')
  }
  expect(etags.size).toBe(3)
  const head = await ask('', 'HEAD')
  expect(head).toMatch(/^HTTP\/1.1 200 .*Content-Length: \d{3,}\r\n.*\r\n\r\n$/s)
})

test('compressed documents are the same document', async () => {
  const { get, url } = await withHome()
  const plain = await (await get('/home', { 'accept-encoding': 'identity' })).text()
  const { request } = await import('node:http')
  const body = (encoding: string) =>
    new Promise<Buffer>((resolve) => {
      request(`${url}/home`, { headers: { accept: 'text/html', 'accept-encoding': encoding } }, (res) => {
        const parts: Buffer[] = []
        res.on('data', (part: Buffer) => parts.push(part))
        res.on('end', () => resolve(Buffer.concat(parts)))
      }).end()
    })
  expect(brotliDecompressSync(await body('br')).toString()).toBe(plain)
  expect(gunzipSync(await body('gzip')).toString()).toBe(plain)
})

test('the entry of the site shows /home', async () => {
  const { get } = await withHome()
  expect(await (await get('/')).text()).toBe(await (await get('/home')).text())
})
