import { returnPath } from '../src/navigation/return-path.ts'

const back = (wanted: string, origin = 'https://semaforo.mx') =>
  returnPath(`?volver=${encodeURIComponent(wanted)}`, origin)

test.each([
  '/minegocio',
  '/home?tema=flujo-de-efectivo#videos',
  '/profile/delete',
  '/home?siguiente=//ejemplo.mx',
  '/logins',
  // An escaped slash does not separate segments: the path stays as it is, and is unknown to the site.
  '/%2F/ejemplo.mx',
  '/%2F%2Fejemplo.mx',
])('%s is accepted as the page to return to', (wanted) => {
  expect(back(wanted)).toBe(wanted)
})

test.each([
  [''],
  ['ejemplo.mx'],
  ['minegocio'],
  ['//ejemplo.mx'],
  ['///ejemplo.mx'],
  ['/.//ejemplo.mx'],
  ['/..//ejemplo.mx'],
  ['/x/..//ejemplo.mx'],
  ['/%2e//ejemplo.mx'],
  ['/.//'],
  ['//'],
  ['//['],
  ['/\\ejemplo.mx'],
  ['\\\\ejemplo.mx'],
  ['/.\\/ejemplo.mx'],
  ['/\t/ejemplo.mx'],
  ['/\n//ejemplo.mx'],
  [' //ejemplo.mx'],
  ['https://ejemplo.mx'],
  ['https://semaforo.mx/home'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['/login'],
  ['/login/'],
  ['/login?volver=/login'],
  ['/./login#x'],
  ['/x/../register'],
  [`/${'a'.repeat(2_000)}`],
])('%j is rejected in favour of /home', (wanted) => {
  expect(back(wanted)).toBe('/home')
})

test('a path is returned as the browser will show it', () => {
  expect(back('/home?tema=café negro')).toBe('/home?tema=caf%C3%A9%20negro')
  expect(back('/./roadmaps')).toBe('/roadmaps')
  expect(returnPath('', 'https://semaforo.mx')).toBe('/home')
  expect(returnPath('?volver=%ED%A0%80', 'https://semaforo.mx')).toBe('/home')
})
