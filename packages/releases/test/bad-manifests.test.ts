import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseLimits } from '@semaforo/contracts'
import { aSiteThatRefuses } from './refusing.ts'
import { build, write } from './site.ts'

const { builds, keyOf, refused, lying } = aSiteThatRefuses()

describe('what its files are called', () => {
  const file = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 }

  test.each([
    '../escape.js',
    'assets/../../escape.js',
    '..js',
    '.hidden.js',
    '/absolute.js',
    'C:/drive.js',
    'assets\\back.js',
    'assets//twice.js',
    'assets/',
    './here.js',
    'dot.',
    'sp ace.js',
    'niño.js',
    'nul\u0000.js',
    `${'a'.repeat(201)}`,
  ])('%j', async (path) => {
    const name = `path-${Buffer.from(path).toString('hex').slice(0, 20)}`
    const built = await lying(name, (release) => {
      const files = JSON.parse(`{${JSON.stringify(path)}: ${JSON.stringify(file)}}`)
      return {
        ...release,
        files: Object.defineProperties(files, Object.getOwnPropertyDescriptors(release.files)),
      }
    })
    await refused(built, 'bad-manifest', /no es una ruta que se acepte/)
  })

  test('__proto__, which no reader keeps', async () => {
    const built = await lying('proto', (release) => {
      const files = JSON.parse(`{"__proto__": ${JSON.stringify(file)}}`)
      return {
        ...release,
        files: Object.defineProperties(files, Object.getOwnPropertyDescriptors(release.files)),
      }
    })
    await refused(built, 'bad-signature', /firma no es de este/)
  })

  test.each([
    ['two that differ by case alone', ['assets/a.js', 'assets/A.js']],
    ['two folders that do', ['assets/a.js', 'Assets/b.js']],
    ['a file that is a folder too', ['a', 'a/b.js']],
    ['the manifest', ['Release.json']],
  ])('%s', async (name, paths) => {
    const built = await lying(name.replaceAll(' ', '-'), (release) => ({
      ...release,
      files: { ...release.files, ...Object.fromEntries(paths.map((path) => [path, file])) },
    }))
    await refused(built, 'bad-manifest', /chocan/)
  })

  test.each(['learning/x', '../learning', 'Learning', ''])('the frontend %j', async (frontend) => {
    const built = await lying(`name-${frontend.length}`, (release) => ({ ...release, frontend }))
    await refused(built, 'bad-manifest', /«frontend»/)
  })

  test.each(['../1.0.0', '1.0.0/..', '1.0.0.part', 'latest'])('the version %j', async (version) => {
    const built = await lying(`version-${version.length}`, (release) => ({ ...release, version }))
    await refused(built, 'bad-manifest', /«version»/)
  })
})

describe('what it says of itself', () => {
  test('an entry that is not among its files', async () => {
    const built = await lying('entry', (release) => ({ ...release, entry: 'elsewhere.js' }))
    await refused(built, 'bad-manifest', /«entry» no está entre los archivos/)
  })

  test('a file to load ahead that is not among its files', async () => {
    const built = await lying('eager', (release) => ({ ...release, eager: ['assets/1.js', 'assets/2.js'] }))
    await refused(built, 'bad-manifest', /«eager» nombra un archivo que no está/)
  })

  test('prerendered pages without a server bundle', async () => {
    const routes = [{ path: '/learning', title: 'Una', prerender: ['page' as const] }]
    const built = await lying('prerender', (release) => ({ ...release, routes }))
    await refused(built, 'bad-manifest', /pide «prerender», y falta server\/pages\.js/)
  })

  test('a link in the header to a page of others', async () => {
    const nav = { label: 'Perfil', icon: 'Card', order: 1, path: '/profile' }
    const built = await lying('nav', (release) => ({ ...release, nav }))
    await refused(built, 'bad-manifest', /«nav» lleva a una dirección/)
  })

  test.each(['profile', '/a//b', '/a/../b', '/a?b', '/a/', '/./a', '//a'])('the route %j', async (path) => {
    const built = await lying(`route-${Buffer.from(path).toString('hex')}`, (release) => ({
      ...release,
      routes: [{ path, title: 'Una' }],
    }))
    await refused(built, 'bad-manifest', /«routes\.0\.path»/)
  })

  test('something that nobody knows', async () => {
    const built = await lying('more', (release) => ({ ...release, scripts: ['a.js'] }))
    await refused(built, 'bad-manifest', /release\.json no sirve/)
  })
})

describe('how much it holds', () => {
  const many = (count: number, bytes: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`f${n}.js`, { integrity: `sha384-${'A'.repeat(64)}`, bytes }]),
    )
  const { files, fileBytes, bytes } = releaseLimits

  test.each([
    ['too many files', many(files, 1), /son más de/],
    ['a file that is too large', many(1, fileBytes + 1), /pasa de/],
    ['too much in all', many(Math.ceil(bytes / fileBytes) + 1, fileBytes), /en total/],
  ])('%s', async (name, more, line) => {
    const built = await lying(name.replaceAll(' ', '-'), (release) => ({
      ...release,
      files: { ...release.files, ...more },
    }))
    await refused(built, 'bad-manifest', line)
  })

  test('a file that is larger than its manifest says', async () => {
    const { built } = await build(builds, 'learning', 'grown', keyOf('learning'))
    writeFileSync(join(built, 'assets/1.js'), Buffer.alloc(fileBytes + 1))
    await refused(built, 'bad-file', /pasa de/)
  })

  test('a manifest that is a bomb', async () => {
    const folder = write(join(builds, 'bomb'), {
      'release.json': ' '.repeat(releaseLimits.manifestBytes + 1),
    })
    await refused(folder, 'bad-file', /«release\.json» pasa de/)
  })
})
