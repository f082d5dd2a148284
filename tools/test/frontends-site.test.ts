import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Registry } from '@semaforo/contracts'
import { createGateway } from '@semaforo/gateway'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { announceShell, keyAt, registerKey, sealFolder } from '@semaforo/releases'
import { createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { freePort } from '@semaforo/testing/free-port'
import { listen } from '@semaforo/testing/listen'
import { startProgram } from '@semaforo/testing/start-program'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { root } from '../frontends/checkout.ts'

const kit = { version: '1.0.0', exports: [] }
const kits = { ui: kit, 'frontend-kit': kit }
const contracts = 'a'.repeat(64)

/** A running site that knows the key of one team, which stands in the team's own data; others see it at `address`. */
async function runSite(address?: string) {
  const [served, team] = [temporaryDirectory(), temporaryDirectory()]
  await announceShell(served, { kits, contracts })
  const key = await keyAt(join(team, 'frontends', 'promo.pem'))
  await registerKey(served, 'promo', key.publicKey)
  const platform = openEmbeddedPlatform({ dataDir: temporaryDirectory() })
  endsWithTest(platform.close)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { server, stop } = createGateway({
    config: { RATE_LIMIT_PER_MINUTE: 600, TRUST_PROXY: 0 },
    publicUrl: address ?? url,
    log: createLog('silent'),
    services: {},
    frontendsDir: served,
    rateLimiter: platform.rateLimiter,
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  endsWithTest(stop)
  const build = async (version: string, builtWith = contracts) => {
    const built = join(team, version)
    mkdirSync(built)
    writeFileSync(join(built, 'remoteEntry.js'), version)
    writeFileSync(join(built, 'same.js'), version)
    const about = { frontend: 'promo', version, entry: 'remoteEntry.js', uses: kits, contracts: builtWith }
    return {
      built,
      ...(await sealFolder(built, { ...about, routes: [{ path: '/promo', title: 'Promo' }] }, key)),
    }
  }
  return { url, team, build }
}

/** Reports a visit in which a frontend did not load, as its page does. */
async function report(url: string, frontend: string, version: string) {
  const body = JSON.stringify({ reports: [{ frontend, version, kind: 'load' }] })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${url}/api/reports`, { method: 'POST', headers, body })
}

/** What a command says, and whether it did what it was told. */
async function run(team: string, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: team, FRONTENDS_DIR: join(team, 'nowhere') }
  const { ended, output } = startProgram([join(root, 'tools/frontends.ts'), ...words], { cwd: root, env })
  const { code } = await ended
  return { code, said: output.stdout, refused: output.stderr }
}

test('a team ships its frontend to a running site, tries the next one and takes it back', async () => {
  const { url, team, build } = await runSite()
  const live = async () => {
    const answer = await fetch(`${url}/federation/registry.json`, { headers: { cookie: 'reparto=0' } })
    return Registry.parse(await answer.json()).frontends.map(({ name, version }) => `${name} ${version}`)
  }
  const [first, second] = [await build('1.0.0'), await build('2.0.0', 'b'.repeat(64))]

  const published = await run(team, 'publish', 'promo', '--site', url, '--from', first.built)
  expect(published).toMatchObject({ code: 0, refused: '' })
  expect(published.said).toMatch(/^«promo»/)
  expect(published.said).toContain(`${first.version} para todos (revisión 1)`)
  expect(published.said).not.toContain('contratos')
  const again = await run(team, 'publish', 'promo', '--site', url, '--from', first.built)
  expect(again.said).toMatch(/^Ya estaba así, nada cambió\. «promo»/)
  await eventually(async () => expect(await live()).toEqual([`promo ${first.version}`]))

  const tried = await run(team, 'canary', 'promo', '10', '--site', `${url}/`, '--from', second.built)
  expect(tried.said).toContain(`${second.version} para el 10 % y ${first.version} para los demás`)
  expect(tried.said).toContain(`rollback promo --site ${url}.`)
  expect(tried.said).toMatch(/\n«promo» se construyó con otros contratos que el sitio: [^\n]+\.\n$/)
  await eventually(async () => expect(await live()).toEqual([`promo ${second.version}`]))
  expect((await run(team, 'canary', 'promo', '25', '--site', url)).said).toContain('para el 25 %')
  const { said } = await run(team, 'list', '--site', url)
  expect(said).toMatch(new RegExp(`promo +${second.version} +25 % +20\\S+Z +promo +3\\n`))

  expect((await run(team, 'judge', 'promo', '--site', url)).said).toMatch(
    / 0 de 0 visitas, y la estable en 0 de 0 /,
  )
  await report(url, 'promo', second.version)
  expect((await run(team, 'judge', 'promo', '--site', url)).said).toMatch(
    /^La canary de «promo» falló en 1 de 1 visitas, y la estable en 0 de 0 .*\. Se queda: con menos de 20 visitas suyas el sitio no la juzga\.\n$/,
  )

  expect((await run(team, 'promote', 'promo', '--site', url)).said).toContain(`${second.version} para todos`)
  expect((await run(team, 'rollback', 'promo', '--site', url)).said).toContain(`${first.version} para todos`)
  await eventually(async () => expect(await live()).toEqual([`promo ${first.version}`]))

  const line = { code: 1, said: '', refused: expect.stringMatching(/^[^\n]+\.\n$/) }
  expect(await run(team, 'promote', 'promo', '--site', url)).toEqual(line)
  expect((await run(team, 'judge', 'promo', '--site', url)).refused).toContain(
    `npm run frontends -- canary promo 10 --site ${url}.`,
  )
  expect(await run(team, 'judge', 'promo')).toEqual(line)
  expect((await run(team, 'list', '--site', url)).said).toContain(`se retiró ${second.version}`)
  expect(await run(team, 'rollback', 'promo', '--site', url, '--revision', '2')).toEqual(line)
  const spoiled = join(team, 'spoiled.pem')
  writeFileSync(spoiled, 'no key')
  expect(await run(team, 'promote', 'promo', '--site', url, '--key', spoiled)).toEqual(line)
  const third = await build('3.0.0')
  for (const file of ['remoteEntry.js', 'same.js']) writeFileSync(join(third.built, file), 'other')
  expect(await run(team, 'publish', 'promo', '--site', url, '--from', third.built)).toEqual(line)
})

/** A proxy in front of a site that loses the answers to some orders: the site has carried them out by then. */
async function behindAProxy() {
  const behind = { url: '', answersToLose: 0 }
  const { url } = await listen(async (req, res) => {
    const body = await buffer(req)
    const { method = '' } = req
    const init = method === 'GET' ? { method } : { method, body: new Uint8Array(body) }
    const headers = { 'content-type': req.headers['content-type'] ?? '' }
    const answer = await fetch(`${behind.url}${req.url}`, { ...init, headers })
    const content = await answer.text()
    if (method === 'POST' && behind.answersToLose-- > 0) return res.destroy()
    return res.writeHead(answer.status, { 'content-type': 'application/json' }).end(content)
  })
  const site = await runSite(url)
  behind.url = site.url
  return { ...site, url, behind }
}

test('an order whose answer is lost is given again as it was, and carried out once', async () => {
  const { url, team, build, behind } = await behindAProxy()
  const order = (...words: string[]) => run(team, ...words, '--site', url)
  const [first, second, third] = [await build('1.0.0'), await build('2.0.0'), await build('3.0.0')]
  for (const { built } of [first, second]) await order('publish', 'promo', '--from', built)
  behind.answersToLose = 1
  expect(await order('canary', 'promo', '10', '--from', third.built)).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${third.version} para el 10 % y ${second.version} para los demás`),
  })
  for (const lost of [1, 2]) {
    behind.answersToLose = lost
    expect(await order('rollback', 'promo')).toEqual({
      code: 1,
      said: '',
      refused: expect.stringMatching(
        / puede estar hecha: mira npm run frontends -- list --site \S+ antes de/,
      ),
    })
    const { said } = await order('list')
    expect(said).toContain(`${[second, first][lost - 1]?.version}  100 %`)
  }
})

test('what a site or its absence refuses is one line', async () => {
  const { url, team } = await runSite()
  const line = (said: RegExp) => ({ code: 1, said: '', refused: expect.stringMatching(said) })
  const nobody = `http://127.0.0.1:${await freePort()}`
  expect(await run(team, 'list', '--site', nobody)).toEqual(line(/^http\S+ no responde: [^\n]+\.\n$/))
  expect(await run(team, 'rollback', 'promo', '--site', 'sitio')).toEqual(
    line(/no es la dirección de un sitio/),
  )
  expect(await run(team, 'rollback', 'ideas', '--site', url)).toEqual(line(/^No está la llave [^\n]+\n$/))
  expect(await run(team, 'keys', 'ideas', '--site', url)).toEqual(line(/^Uso: /))
  await keyAt(join(team, 'frontends', 'ideas.pem'))
  expect(await run(team, 'rollback', 'ideas', '--site', url)).toEqual(line(/^El sitio no conoce la llave/))
  const other = url.replace('127.0.0.1', 'localhost')
  expect(await run(team, 'rollback', 'promo', '--site', other)).toEqual(
    line(/^La orden es para http:\/\/localhost/),
  )
  expect(await run(team, 'list', '--site', url)).toMatchObject({
    code: 0,
    said: `No hay nada publicado en ${url}.\n`,
  })
})
