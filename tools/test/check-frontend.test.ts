import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ShellOffer } from '@semaforo/contracts'
import { announceShell, keyAt, publish, registerKey } from '@semaforo/releases'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { startProgram } from '@semaforo/testing/start-program'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { checkRelease } from '../check-frontend/release.ts'
import { buildRelease, buildShell } from '../frontends/build-release.ts'
import { readJson, remotes, root } from '../frontends/checkout.ts'

let offer: ShellOffer
beforeAll(async () => {
  offer = await buildShell(temporaryDirectory())
})

/** What the check of a frontend says, and whether it is content. */
async function check(folder: string, options: string[], env: NodeJS.ProcessEnv = {}) {
  const program = join(root, 'tools/check-frontend.ts')
  const started = { cwd: root, env: { ...process.env, ...env } }
  const { ended, output } = startProgram([program, folder, ...options], started)
  const { code } = await ended
  return { code, said: output.stdout + output.stderr }
}

const learning = join(root, 'mfe-learning')

/** Why the check of a release refuses. */
async function refusalOf(where: Parameters<typeof checkRelease>[1]): Promise<string> {
  const error = await checkRelease(learning, where).then(
    () => undefined,
    (error: Error) => error,
  )
  return error?.message ?? 'nothing'
}

/** The folder of a site whose shell exports what this checkout's shell exports, changed. */
async function siteWith(change: (kits: ShellOffer['kits']) => ShellOffer['kits']): Promise<string> {
  const dir = temporaryDirectory()
  await announceShell(dir, { ...offer, kits: change(structuredClone(offer.kits)) })
  return dir
}

/** Serves what visitors can read of a site; its address. */
async function serve(dir: string): Promise<string> {
  writeFileSync(join(dir, 'federation/registry.json'), '{"frontends":[]}')
  const server = createServer(({ url = '' }, res) => res.end(readFileSync(join(dir, url))))
  endsWithTest(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A copy of a frontend of this checkout, under another name and with this first line. */
function copyOf(name: string, line: string): string {
  const checkout = temporaryDirectory()
  const folder = join(checkout, 'mfe-promo')
  cpSync(join(root, name), folder, { recursive: true, filter: (path) => !/dist$|node_modules$/.test(path) })
  for (const file of ['biome.json', '.gitignore']) cpSync(join(root, file), join(checkout, file))
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
  writeFileSync(
    join(folder, 'frontend.json'),
    '{ "name": "promo", "routes": [{ "path": "/p", "title": "P" }] }\n',
  )
  const app = join(folder, 'src/app.tsx')
  writeFileSync(app, `${line}\n${readFileSync(app, 'utf8')}`)
  return folder
}

test.each(remotes)('npm run check in %s is the check of that folder', (name) => {
  const { scripts } = readJson<{ scripts: Record<string, string> }>(root, name, 'package.json')
  expect(scripts['check']).toBe(`node ../tools/run.js --with-dev tools/check-frontend.ts ${name}`)
})

test('a frontend that fits its site is told its weight', async () => {
  const dir = await siteWith((kits) => kits)
  const { code, said } = await check('mfe-learning', ['--dir', dir])
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^mfe-learning: bien, \d+\.\d kB/) })
})

test('a checker that is killed, as for want of memory, is not content', async () => {
  const dir = await siteWith((kits) => kits)
  const killing = join(dir, 'kill-tsc.cjs')
  writeFileSync(
    killing,
    "if (/typescript.bin.tsc/.test(process.argv[1])) process.kill(process.pid, 'SIGKILL')",
  )
  const { code, said } = await check('mfe-learning', ['--dir', dir], { NODE_OPTIONS: `--require=${killing}` })
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/typescript.bin.tsc/) })
})

test('contracts that the site does not have refuse nothing, and are said, of a folder and of a site that runs', async () => {
  const dir = temporaryDirectory()
  await announceShell(dir, { ...offer, contracts: 'b'.repeat(64) })
  const note = expect.stringMatching(/^«learning» se construyó con otros contratos/)
  expect(await checkRelease(learning, { dir })).toMatchObject({ note })
  expect(await checkRelease(learning, { dir: '', site: await serve(dir) })).toMatchObject({ note })
})

test('what the live shell does not bring is said before a publication, in the words of its refusal', async () => {
  const dir = await siteWith((kits) => {
    const { exports, version } = kits['frontend-kit']
    return {
      ...kits,
      'frontend-kit': { version, exports: exports.filter((name) => name !== 'useQuery') },
    }
  })
  const said = await refusalOf({ dir })
  expect(said).toMatch(/no tiene useQuery en frontend-kit/)
  expect(await refusalOf({ dir: '', site: await serve(dir) })).toBe(said)

  const built = temporaryDirectory()
  const key = await keyAt(join(temporaryDirectory(), 'learning.pem'))
  await buildRelease(learning, built, key)
  await registerKey(dir, 'learning', key.publicKey)
  await expect(publish(dir, built, { by: 'ana', at: new Date().toISOString() })).rejects.toThrow(said)
})

test('a frontend that was built with newer components than the site has is refused', async () => {
  const dir = await siteWith((kits) => ({ ...kits, ui: { ...kits.ui, version: '0.9.0' } }))
  expect(await refusalOf({ dir })).toMatch(
    /^«learning» se construyó con ui [\d.]+ y el sitio tiene 0\.9\.0[^\n]+\.$/,
  )
})

test('a site that does not answer is named', async () => {
  expect(await refusalOf({ dir: '', site: 'http://127.0.0.1:9' })).toMatch(/no dice qué trae.+--site\.$/)
})

test('a copy that uses what no shell has, imports what is not its own, and uses an undefined class hears of each', async () => {
  const dir = await siteWith((kits) => kits)
  const lines = [
    "import { Rocket } from '@semaforo/ui'",
    "import type { Texts } from '@semaforo/mfe-account'",
    "import styles from './page/page.module.css'",
    'console.log(Rocket, styles.nowhere)',
  ]
  const { code, said } = await check(copyOf('mfe-learning', lines.join('\n')), ['--dir', dir])
  expect(code).toBe(1)
  expect(said).toMatch(/El sitio no tiene Rocket en ui [\d.]+, y «promo» lo usa/)
  expect(said).toMatch(/error TS2305.+Rocket/)
  expect(said).toMatch(/error TS2339.+nowhere/)
  expect(said).toMatch(/no-frontend-imports-another/)
  expect(said).toMatch(/noConsole/)
})
