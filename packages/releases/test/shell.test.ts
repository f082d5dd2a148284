import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release, ShellOffer } from '@semaforo/contracts'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { change, type KeyPair, publish, publishShell } from '../src/index.ts'
import { about, asked, build, openSite, publishNew, served, shell, write } from './site.ts'

/** A shell with the first shell's exports, in other versions or without some of them. */
function another(ui: Partial<ShellOffer['kits']['ui']>): ShellOffer {
  return { ...shell, kits: { ...shell.kits, ui: { ...shell.kits.ui, ...ui } } }
}
const withoutButton = another({ exports: ['Card', 'Route'] })
const usesCard = { uses: { ...about('').uses, ui: { version: '0.2.0', exports: ['Card'] } } }

async function openTheSite() {
  const dir = temporaryDirectory()
  const { learning } = (await openSite(dir, 'learning')) as { learning: KeyPair }
  const pages = { 'index.html': '', 'index.html.br': '', 'index.html.gz': '' }
  /** Publishes a shell whose document says which one it is. */
  const publishes = (name: string, offer: ShellOffer, following: Release[] = []) => {
    const files = { ...pages, 'index.html': name, 'assets/main.js': name, [`assets/${name}.js`]: name }
    return publishShell(dir, write(join(dir, 'shells', name), files), offer, following)
  }
  const live = () => ({
    page: readFileSync(join(dir, 'shell/index.html'), 'utf8'),
    offer: JSON.parse(readFileSync(join(dir, 'federation/shell.json'), 'utf8')),
  })
  await publishes('first', shell)
  return { dir, learning, publishes, live }
}

test('a shell takes the place of another, whose files stay for open pages', async () => {
  const { dir, learning, publishes, live } = await openTheSite()
  await publishNew(dir, 'learning', 'one', learning)
  const newer = another({ version: '0.3.0', exports: ['Button', 'Card', 'Route', 'Table'] })
  await publishes('second', newer)
  expect(live()).toEqual({ page: 'second', offer: newer })
  expect(readFileSync(join(dir, 'shell/assets/first.js'), 'utf8')).toBe('first')
})

test.each([
  ['an export', withoutButton, /usa Button de ui, que esta página no trae/],
  ['a version', another({ version: '0.1.9' }), /se construyó con ui 0\.2\.0, y esta página tiene 0\.1\.9/],
])(
  'a shell that takes %s away from a live release is refused, and the live one stays',
  async (_, offer, why) => {
    const { dir, learning, publishes, live } = await openTheSite()
    const version = await publishNew(dir, 'learning', 'one', learning)
    const refusal = await publishes('second', offer).catch((error: Error) => error)
    expect(refusal).toMatchObject({ code: 'shell-breaks-release', message: expect.stringMatching(why) })
    expect((refusal as Error).message).toContain(`«learning» ${version}`)
    expect((refusal as Error).message).toMatch(/^[^\n]+\.$/)
    expect(live()).toEqual({ page: 'first', offer: shell })
  },
)

test('a canary counts as what everybody gets does, and what a rollback leads to does not', async () => {
  const { dir, learning, publishes, live } = await openTheSite()
  await publishNew(dir, 'learning', 'one', learning)
  await publishNew(dir, 'learning', 'two', learning, usesCard)
  const canary = await build(join(dir, 'builds'), 'learning', 'three', learning)
  await publish(dir, canary.built, { ...asked(), percent: 5 })
  await expect(publishes('second', withoutButton)).rejects.toThrow(canary.release.version)
  await publishNew(dir, 'learning', 'four', learning, usesCard)
  await publishes('second', withoutButton)
  expect(live().page).toBe('second')
})

test('a shell and the releases that come with it need not fit what they replace, but each other', async () => {
  const { dir, learning, publishes, live } = await openTheSite()
  await publishNew(dir, 'learning', 'one', learning)
  const builds = join(dir, 'builds')
  const same = await build(builds, 'learning', 'two', learning)
  await expect(publishes('second', withoutButton, [same.release])).rejects.toThrow(/usa Button/)
  const fits = await build(builds, 'learning', 'three', learning, usesCard)
  await publishes('second', withoutButton, [fits.release])
  expect(live().page).toBe('second')
  await publish(dir, fits.built, asked())
})

test('a package that the shell does not share yet refuses the releases that take it from there', async () => {
  const { dir, learning, publishes } = await openTheSite()
  const federation = { version: '2.9.2', exports: [] }
  const sharing = { uses: { ...about('').uses, federation } }
  await expect(publishNew(dir, 'learning', 'one', learning, sharing)).rejects.toMatchObject({
    code: 'newer-than-shell',
    message: expect.stringMatching(/con federation 2\.9\.2 y el sitio no lo trae/),
  })
  const sharesIt = { ...shell, kits: { ...shell.kits, federation } }
  await publishes('second', sharesIt)
  await publishNew(dir, 'learning', 'one', learning, sharing)
  await expect(publishes('first', shell)).rejects.toThrow(/con federation 2\.9\.2, y esta página no lo trae/)
})

test('a rollback to a release that the page cannot run any more says so, and the live one stays', async () => {
  const { dir, learning, publishes } = await openTheSite()
  const version = await publishNew(dir, 'learning', 'one', learning)
  await publishNew(dir, 'learning', 'two', learning, usesCard)
  await publishes('second', withoutButton)
  const live = served(dir)
  await expect(change(dir, 'learning', { what: 'rollback' }, asked())).rejects.toMatchObject({
    code: 'missing-export',
    message: `«learning» ${version} no puede volver al sitio: usa Button de ui, que esta página no trae. Publica una versión nueva que no lo necesite.`,
  })
  expect(served(dir)).toEqual(live)
})
