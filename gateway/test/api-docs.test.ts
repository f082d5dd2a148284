import { closeAll, folder, open, problem } from './setup.ts'

afterEach(closeAll)

const files = {
  'api-docs/index.html': '<!doctype html><title>API</title>',
  'api-docs/openapi.json': '{"openapi":"3.1.1"}',
  'shell/index.html': '<!doctype html><title>Semáforo PyME</title>',
}

test('the page and the documents of the API are served under /api/docs', async () => {
  const url = await open({ frontendsDir: folder(files) })
  for (const path of ['/api/docs', '/api/docs/']) {
    const page = await fetch(url + path)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('<title>API</title>')
  }
  const document = await fetch(`${url}/api/docs/openapi.json`)
  expect(await document.json()).toEqual({ openapi: '3.1.1' })
  // Revalidates as a browser does: the headers that fetch adds to a validator would request the whole response.
  const known = { 'cache-control': 'max-age=0', 'if-none-match': document.headers.get('etag') ?? '' }
  expect((await fetch(`${url}/api/docs/openapi.json`, { headers: known })).status).toBe(304)
})

test('the page allows no inline script, and only the listed inline styles', async () => {
  const url = await open({ frontendsDir: folder(files) })
  const policy = (await fetch(`${url}/api/docs`)).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/=]{44}')+;/)
  expect(policy).not.toContain('unsafe')
})

test('a missing file is a 404, and a POST a 405', async () => {
  const url = await open({ frontendsDir: folder(files) })
  for (const path of ['/api/docs/nada', '/api/docsearch', '/api/docs/.env']) {
    expect(await problem(await fetch(url + path))).toMatchObject({ status: 404, code: 'not-found' })
  }
  const post = await fetch(`${url}/api/docs`, { method: 'POST', body: 'x' })
  expect(await problem(post)).toMatchObject({ status: 405, code: 'method-not-allowed' })
})
