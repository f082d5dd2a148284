import { Problem } from '@semaforo/contracts'
import { type RunningSite, startSite } from '../support/site.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const json = { 'content-type': 'application/json' }
const long = 'a'.repeat(201)
const post = (body: string, headers: Record<string, string> = json) => ({ method: 'POST', body, headers })

type Case = [name: string, path: string, request: RequestInit, status: number, code: string, message: string]

test.each<Case>([
  ['an unknown route', '/api/nada', {}, 404, 'not-found', 'Esta dirección no existe.'],
  [
    'a wrong method',
    '/api/catalog/tags',
    { method: 'DELETE' },
    405,
    'method-not-allowed',
    'Esta dirección no admite ese método.',
  ],
  [
    'a method that a page does not have',
    '/home',
    { method: 'POST' },
    405,
    'method-not-allowed',
    'Esta dirección no admite ese método.',
  ],
  ['a search without words', '/api/videos', {}, 400, 'invalid-request', 'Escribe qué quieres buscar.'],
  ['an empty search', '/api/videos?q=%20', {}, 400, 'invalid-request', 'Escribe qué quieres buscar.'],
  [
    'a search over 200 characters',
    `/api/videos?q=${long}`,
    {},
    400,
    'invalid-request',
    'La búsqueda puede tener hasta 200 caracteres.',
  ],
  [
    'a page token of a wrong form',
    '/api/videos?q=iva&pageToken=%3Cscript%3E',
    {},
    400,
    'invalid-request',
    'La página pedida no existe.',
  ],
  [
    'a page token that was never given',
    '/api/videos?q=iva&pageToken=AAAA',
    {},
    400,
    'unknown-page-token',
    'esa página de videos ya no existe; vuelve a empezar la búsqueda',
  ],
  [
    'malformed JSON',
    '/api/auth/login',
    post('{"a":'),
    400,
    'malformed-json',
    'Los datos no son JSON válido.',
  ],
  [
    'a body over the limit of a service',
    '/api/auth/login',
    post(JSON.stringify({ a: 'a'.repeat(200_000) })),
    413,
    'payload-too-large',
    'Los datos enviados son demasiado grandes.',
  ],
  [
    'a body over the limit of the site',
    '/api/auth/login',
    post(JSON.stringify({ a: 'a'.repeat(1_100_000) })),
    413,
    'payload-too-large',
    'Los datos enviados son demasiado grandes.',
  ],
  [
    'a wrong content type',
    '/api/auth/login',
    post('a=1', { 'content-type': 'text/plain' }),
    415,
    'unsupported-media-type',
    'Envía los datos como JSON (application/json).',
  ],
  [
    'a path that does not decode',
    '/api/catalog/%E0%A4%A',
    {},
    400,
    'malformed-request',
    'La dirección no se entiende.',
  ],
  ['a missing file', '/assets/nada.js', {}, 404, 'not-found', 'Esta dirección no existe.'],
])('%s is answered with a problem in Spanish', async (_name, path, request, status, code, message) => {
  const answer = await fetch(site.url + path, request)
  expect(answer.headers.get('content-type')).toMatch('application/problem+json')
  const problem = Problem.parse(await answer.json())
  expect(problem).toMatchObject({ status, code, message, msg: message })
  expect(answer.status).toBe(status)
  expect(problem.requestId).toBe(answer.headers.get('x-request-id'))
})

test('the answer to a wrong method lists the allowed ones', async () => {
  const answer = await fetch(`${site.url}/api/catalog/tags`, { method: 'DELETE' })
  expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
})

test('a refused field is named in the answer', async () => {
  const answer = await fetch(`${site.url}/api/videos?q=${long}`)
  expect(await answer.json()).toMatchObject({ errors: [{ path: 'q' }] })
})

test('an unknown lesson shows a not-found page', async () => {
  const answer = await fetch(`${site.url}/lecciones/nada`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('No encontramos esta lección')
})
