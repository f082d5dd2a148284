import { filesIn, kindOf, mayKeep } from '../src/worker/kinds.ts'

test.each([
  ['/assets/main.9e893e31.js', 'file'],
  ['/remotes/learning/1.0.0-abc/remoteEntry.js', 'file'],
  ['/federation/registry.json', 'named'],
  ['/favicon.svg', 'named'],
  ['/manifest.webmanifest', 'named'],
  ['/api/catalog/tags', 'data'],
  ['/api/catalog/tags/resico/page', 'data'],
  ['/api/catalog/roadmaps', 'data'],
  ['/api/widget/model', 'data'],
  ['/lecciones/resico-1', 'lesson'],
  ['/lecciones/assets/player.js', 'lesson'],
  ['/home', 'page'],
  ['/temas/flujo-de-efectivo', 'page'],
])('%s is kept as a %s', (path, kind) => {
  expect(kindOf(path, true)).toBe(kind)
})

test.each([
  '/api/me',
  '/api/me/likes',
  '/api/modelData',
  '/api/model/file',
  '/api/catalog/items',
  '/api/auth/login',
  '/api/docs',
  '/widget/frame',
  '/correo',
  '/health/live',
  '/socket.io/',
  '/sw.js',
])('%s is left to the browser', (path) => {
  expect(kindOf(path, true)).toBeUndefined()
})

test('a path is a page only where it is opened as one', () => {
  expect(kindOf('/home', false)).toBeUndefined()
})

const answer = (policy: string, status = 200, type = 'text/html; charset=utf-8') => ({
  status,
  headers: new Headers({ 'cache-control': policy, 'content-type': type }),
})

test('nothing is kept that forbids it, failed, or is not what its address says', () => {
  expect(mayKeep(answer('no-cache'), 'page')).toBe(true)
  expect(mayKeep(answer('private, no-cache'), 'named')).toBe(true)
  expect(mayKeep(answer('no-store'), 'page')).toBe(false)
  expect(mayKeep(answer('private, No-Store'), 'data')).toBe(false)
  expect(mayKeep(answer('no-cache', 503), 'page')).toBe(false)
  expect(mayKeep(answer('no-cache', 200, 'application/json'), 'page')).toBe(false)
  expect(mayKeep(answer('no-cache'), 'file')).toBe(false)
  expect(mayKeep(answer('public, max-age=31536000, immutable'), 'file')).toBe(true)
})

test('a document says which files it needs, each once', () => {
  const html = `<link rel="icon" href="/favicon.svg"><script defer src="/assets/a.1.js"></script>
    <link href="/assets/b.2.css" rel="stylesheet"><link rel="preload" href="/assets/a.1.js">
    <a href="/temas/caja">Caja</a><p>href=/assets/no</p><script src="/remotes/x/1/remoteEntry.js"></script>`
  expect(filesIn(html)).toEqual(['/assets/a.1.js', '/assets/b.2.css', '/remotes/x/1/remoteEntry.js'])
})
