import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storedData } from '../src/privacy/stored-data.ts'

const root = join(import.meta.dirname, '../..')
const sources = globSync(
  '{{shell,mfe-*,gateway,services/*,packages/{ui,frontend-kit,diagnostic-ui,learning-kit,widget,contracts}}/src,services/*/demo}/**/*.{ts,tsx}',
  {
    cwd: root,
  },
)
  .filter((path) => !path.startsWith(join('mfe-about', 'src', 'privacy')) && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

/** Names of locks, which keep nothing, prefixes of keys that the list has one by one, and a file's name. */
const keepNothing = [
  'semaforo.session',
  'semaforo.diagnostic-outbox',
  'semaforo.like.',
  'semaforo.personal.',
  'semaforo.waiting.',
  'semaforo.png',
]

const namesIn = (where: string) =>
  storedData.find((each) => each.where === where)?.items.map(({ name }) => name) ?? []
const found = (pattern: RegExp) =>
  [...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].sort()

test('the privacy notice names every key that the site stores in a browser', () => {
  const whole = found(/['`](semaforo\.[a-z][a-z.-]*)/g).filter((name) => !keepNothing.includes(name))
  const ofUsers = found(/(?:<.*>\(|^ +|= )`\$\{personalKeyPrefix\}([a-z.-]+)`/gm)
  const personal = ofUsers.map((name) => `semaforo.personal.${name}`)
  const waiting = found(/`\$\{waitingKeyPrefix\([\w]+\)\}([a-z.-]+)`/g).map(
    (name) => `semaforo.waiting.*.${name}`,
  )
  expect([...whole, ...personal, ...waiting].sort()).toEqual(
    [...namesIn('Almacenamiento del navegador')].sort(),
  )
})

test('only known places store anything in a browser', () => {
  const storing = sources.filter(({ text }) => /Storage\.setItem|indexedDB/.test(text))
  expect(storing.map(({ path }) => path).sort()).toEqual([
    'mfe-about/src/contact/draft.ts',
    'mfe-diagnostic/src/form/drafts/tab-drafts.ts',
    'mfe-diagnostic/src/form/drafts/this-tab.ts',
    'mfe-diagnostic/src/history/outbox/outbox.ts',
    'packages/diagnostic-ui/src/keep-handed-over.ts',
    'packages/diagnostic-ui/src/use-tab-state.ts',
    'packages/frontend-kit/src/storage/stored-text.ts',
    'packages/ui/src/theme.ts',
    'services/catalog/demo/player/narration.ts',
    'shell/src/navigation/position/positions.ts',
  ])
})

test('the privacy notice names every cookie, and every cache', () => {
  const setting = sources.filter(({ text }) => /\.cookie\(|document\.cookie\s*=/.test(text))
  expect(setting.map(({ path }) => path).sort()).toEqual([
    'gateway/src/site/visitors.ts',
    'packages/frontend-kit/src/session/hint.ts',
    'services/identity/src/login/browser-cookie.ts',
    'services/identity/src/sessions/refresh-cookie.ts',
  ])
  const named = found(/['`](?:\$\{.*\})?(semaforo_[a-z]+|reparto)['`]/g)
  expect(named).toEqual([...namesIn('Cookies')].sort())
  expect(found(/=> `(semaforo-\d+-)\$\{kind\}`/g)).toEqual(
    namesIn('Páginas guardadas para verlas sin conexión'),
  )
})
