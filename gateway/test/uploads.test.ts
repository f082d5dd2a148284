import { existsSync, utimesSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { ReleaseAnswer, RunningReleases, releasesPath } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import { closeAll, open, problem } from './setup.ts'
import { aSiteOf, contentOf, lacks, type Made, site } from './teams.ts'

afterEach(closeAll)

/** Sends bytes and cuts the connection once the site has taken them. */
async function cutOff(url: string, head: string, part: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(`${head}\r\nHost: sitio\r\n\r\n${part}`, () => resolve())
  })
  socket.destroy()
}

const running = async (url: string) =>
  RunningReleases.parse(await (await fetch(`${url}${releasesPath}`)).json()).frontends

test('a team uploads a release, and the site serves what it signed', async () => {
  const { url, make, ship, live, held } = await aSiteOf(['promo'])
  const made = make('promo', '1.0.0')
  const answer = await ship(made)
  expect(ReleaseAnswer.parse(await answer.json())).toEqual({
    registry: { stable: made.release.version, revision: 1 },
  })
  await eventually(async () => expect(await live()).toEqual({ promo: '1.0.0' }))
  const chunk = await fetch(`${url}/remotes/promo/${made.release.version}/assets/1.js`)
  expect(await chunk.text()).toBe(made.files['assets/1.js'])
  expect(held()).toEqual(['promo'])
})

test('a canary is tried, widened, promoted and taken back by signed orders, and the list tells of it', async () => {
  const { url, make, publication, order, give, ship, live } = await aSiteOf(['promo'])
  await ship(make('promo', '1.0.0'))
  const second = make('promo', '2.0.0')
  expect((await ship(second, publication(second, { what: 'canary', percent: 10, revision: 1 }))).status).toBe(
    200,
  )
  const wider = order({ what: 'canary', percent: 25, revision: 2, why: 'todo va bien' })
  expect(await (await give(wider)).json()).toMatchObject({
    registry: { canary: { percent: 25 }, revision: 3 },
  })
  const since = { at: expect.any(String), by: 'promo' }
  expect(await running(url)).toEqual([
    { frontend: 'promo', version: expect.stringMatching(/^1/), percent: 75, revision: 3, whole: true, since },
    { frontend: 'promo', version: second.release.version, percent: 25, revision: 3, whole: true, since },
  ])
  expect((await give(order({ what: 'promote', revision: 3 }))).status).toBe(200)
  await eventually(async () => expect(await live()).toEqual({ promo: '2.0.0' }))
  expect((await give(order({ what: 'rollback', revision: 4 }))).status).toBe(200)
  await eventually(async () => expect(await live()).toEqual({ promo: '1.0.0' }))
})

test('the list says why a release has no prerendered pages, and is answered without the pages service too', async () => {
  let failures: unknown[] = []
  let isDown = false
  const pages: RequestListener = (_req, res) =>
    void (isDown ? res.writeHead(500).end('{}') : res.end(JSON.stringify(failures)))
  const { url, make, ship } = await aSiteOf(['promo'], { services: { pages } })
  const { release } = make('promo', '1.0.0')
  await ship(make('promo', '1.0.0'))
  failures = [{ frontend: 'promo', version: release.version, why: '/promo no terminó en 10 s' }]
  expect(await running(url)).toMatchObject([{ withoutPages: '/promo no terminó en 10 s' }])
  isDown = true
  const [listed] = await running(url)
  expect(listed).toMatchObject({ frontend: 'promo' })
  expect(listed).not.toHaveProperty('withoutPages')
})

describe('an upload that is cut off', () => {
  /** A site with a first release, and an upload of the second that nothing came of yet. */
  async function begun() {
    const team = await aSiteOf(['promo'])
    await team.ship(team.make('promo', '1.0.0'))
    await eventually(async () => expect(await team.live()).toEqual({ promo: '1.0.0' }))
    const made = team.make('promo', '2.0.0')
    const order = team.publication(made, { revision: 1 })
    const ask = async () => lacks(await team.give(order, made.release))
    const send = async (hash: string, upload: string) =>
      expect((await team.sendFile('promo', upload, hash, contentOf(made, hash))).status).toBe(204)
    const finished = async () => {
      expect((await team.ship(made, order)).status).toBe(200)
      await eventually(async () => expect(await team.live()).toEqual({ promo: '2.0.0' }))
    }
    return { ...team, made, order, ask, send, finished }
  }
  const hashOf = ({ release }: Made, path: string) => release.files[path]?.integrity ?? ''

  test('in its order leaves nothing', async () => {
    const { url, order, made, held, live, finished } = await begun()
    const body = JSON.stringify({ order, release: made.release })
    const head = `POST ${releasesPath} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
    await cutOff(url, head, body.slice(0, body.length - 10))
    expect(held()).toEqual(['promo'])
    expect(await live()).toEqual({ promo: '1.0.0' })
    await finished()
  })

  test('in the middle of a file keeps nothing of that file', async () => {
    const { url, made, ask, held, live, addressOf, finished } = await begun()
    const { upload, missing } = await ask()
    const hash = hashOf(made, 'assets/1.js')
    const content = contentOf(made, hash)
    const head = `PUT ${addressOf('promo', upload, hash)} HTTP/1.1\r\nContent-Length: ${content.length}`
    await cutOff(url, head, content.slice(0, 30_000))
    await eventually(() => expect(held().filter((path) => path.endsWith('.part'))).toEqual([]))
    expect(await ask()).toEqual({ upload, missing })
    expect(await live()).toEqual({ promo: '1.0.0' })
    await finished()
  })

  test('between two files goes on with those that are missing', async () => {
    const { made, ask, send, live, finished } = await begun()
    const { upload, missing } = await ask()
    expect(missing).toHaveLength(3)
    const hash = hashOf(made, 'assets/1.js')
    await send(hash, upload)
    expect((await ask()).missing).toEqual(missing.filter((each) => each !== hash))
    expect(await live()).toEqual({ promo: '1.0.0' })
    await finished()
  })

  test('before its last order changes nothing for visitors, and goes on at another gateway of the folder', async () => {
    const { dir, ask, send, live, give, order, made } = await begun()
    const { upload, missing } = await ask()
    for (const hash of missing) await send(hash, upload)
    expect(await live()).toEqual({ promo: '1.0.0' })
    const other = await open({ frontendsDir: dir, publicUrl: site })
    expect((await give(order, made.release, other)).status).toBe(200)
    await eventually(async () => expect(await live(other)).toEqual({ promo: '2.0.0' }))
  })

  test('after its last order is done: the same order again finds it so', async () => {
    const { finished, give, order, made } = await begun()
    await finished()
    expect(await (await give(order, made.release)).json()).toMatchObject({ registry: { revision: 2 } })
  })

  test('gives way to the next release of its frontend', async () => {
    const { ask, make, publication, ship, sendFile, live } = await begun()
    const { upload, missing } = await ask()
    const third = make('promo', '3.0.0')
    expect((await ship(third, publication(third, { revision: 1 }))).status).toBe(200)
    const [hash = ''] = missing
    expect(await problem(await sendFile('promo', upload, hash, 'late'))).toMatchObject({ code: 'no-upload' })
    await eventually(async () => expect(await live()).toEqual({ promo: '3.0.0' }))
  })

  test('and forgotten is removed after a day', async () => {
    const { dir, ask, held } = await begun()
    const { upload } = await ask()
    const manifest = join(dir, 'uploads/promo', upload, 'release.json')
    const yesterday = Date.now() / 1_000 - 25 * 3_600
    utimesSync(manifest, yesterday, yesterday)
    await open({ frontendsDir: dir, publicUrl: site })
    await eventually(() => expect(held()).toEqual(['promo']))
    expect(existsSync(manifest)).toBe(false)
  })
})

test('20 uploads of different frontends at once lose nothing', async () => {
  const teams = Array.from({ length: 20 }, (_, n) => `team${String.fromCharCode(97 + n)}`)
  const { make, ship, live } = await aSiteOf(teams)
  const answers = await Promise.all(teams.map((name) => ship(make(name, '1.0.0'))))
  expect(answers.map(({ status }) => status)).toEqual(teams.map(() => 200))
  await eventually(async () =>
    expect(await live()).toEqual(Object.fromEntries(teams.map((name) => [name, '1.0.0']))),
  )
})
