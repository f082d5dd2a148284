import { destinationOf } from '../src/navigation/destination.ts'

test.each([
  ['/home', undefined],
  ['/home?tema=resico', undefined],
  ['/minegocio', 'Mi negocio'],
  ['/minegocio/0192', 'Mi negocio'],
  ['/profile/favorites', 'tu perfil'],
  ['/options#usuarios', 'Opciones'],
  ['/temas/resico', 'la página en la que estabas'],
  ['/toString', 'la página en la que estabas'],
])('%s is called %s', (path, name) => {
  expect(destinationOf(path)).toBe(name)
})
