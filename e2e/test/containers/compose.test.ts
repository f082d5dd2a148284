import type { Browser } from 'playwright-core'
import { io } from 'socket.io-client'
import { logIn } from '../../support/accounts.ts'
import { startBrowser } from '../../support/browser.ts'
import { composeSystem } from '../../support/compose.ts'
import { eventually } from '../../support/eventually.ts'
import { pagesRendered } from '../../support/rendered.ts'

const system = await composeSystem()
let browser: Browser
beforeAll(async () => {
  await system.up()
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  await system.down()
})

test('the whole system is ready, and does not expose its infrastructure', async () => {
  const answer = await fetch(`${system.url}/health/ready`)
  const names = ['catalog', 'identity', 'likes', 'realtime', 'diagnostic', 'pages']
  expect(await answer.json()).toEqual({
    status: 'ready',
    services: Object.fromEntries(names.map((name) => [name, 'ready'])),
  })
  expect(answer.headers.get('server')).toBeNull()
})

test('a visitor finds the topics, selects one and gets its videos', async () => {
  const page = await browser.newPage({ locale: 'es-MX' })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.goto(`${system.url}/home`)
  const topics = page.getByRole('list', { name: 'Temas' }).getByRole('link')
  await topics.first().waitFor()
  expect(await topics.count()).toBe(24)
  await topics.filter({ hasText: 'Punto de equilibrio' }).click()
  await page
    .getByRole('button', { name: /^Reproducir: / })
    .first()
    .waitFor()
  expect(faults).toEqual([])
})

test('public pages are prerendered', async () => {
  await pagesRendered(system)
})

test('a video search answers', async () => {
  const answer = await fetch(`${system.url}/api/videos?q=flujo`)
  expect(answer.status).toBe(200)
  expect(((await answer.json()) as { items: unknown[] }).items).not.toEqual([])
})

test('a new container of the gateway serves what was published before it', async () => {
  const running = async () => (await fetch(`${system.url}/federation/releases`)).json()
  const before = await running()
  expect(before.frontends).toContainEqual(expect.objectContaining({ frontend: 'learning', percent: 100 }))
  await system.compose('up', '--detach', '--wait', '--no-deps', '--force-recreate', 'gateway')
  expect(await running()).toEqual(before)
})

test('more instances share the work, and a socket finds one however many there are', async () => {
  await system.scale({ likes: 3, diagnostic: 2, realtime: 3 })
  expect((await system.containers('realtime')).map(({ State }) => State)).toEqual(Array(3).fill('running'))
  const { token } = await logIn(system)
  const socket = io(system.url, { auth: { token }, transports: ['polling'], reconnectionDelayMax: 500 })
  let connects = 0
  const versions: number[] = []
  socket.on('connect', () => {
    connects += 1
  })
  socket.on('likes:updated', ({ version }: { version: number }) => versions.push(version))
  try {
    await eventually(() => socket.connected)
    const likeHeard = async (tag: number) => {
      const heard = versions.length
      const headers = { authorization: `Bearer ${token}` }
      const answer = await fetch(`${system.url}/api/me/likes/tag/${tag}`, { method: 'POST', headers })
      expect(answer.status).toBe(200)
      await eventually(() => versions.length > heard)
    }
    for (const tag of [1, 2, 3]) await likeHeard(tag)
    // All polls of the socket reached the instance that knows it.
    expect(connects).toBe(1)
    await system.scale({ realtime: 1 })
    await eventually(() => socket.connected)
    await likeHeard(4)
  } finally {
    socket.disconnect()
  }
})

test('a projection is rebuilt by the command of the docs', async () => {
  const servers = ['MONGO_URL=mongodb://mongo:27017/semaforo', 'REDIS_URL=redis://redis:6379']
  await system.compose('stop', 'likes')
  const settings = servers.flatMap((server) => ['-e', server])
  const run = ['run', '--rm', '--no-deps', ...settings, 'topics', 'tools/rebuild.ts']
  await system.compose(...run, 'likes', 'catalog-item')
  await system.compose('start', 'likes')
  const { token } = await logIn(system)
  await eventually(async () => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${system.url}/api/me/likes/tag/5`, { method: 'POST', headers })).ok
  })
})

test('every process of ours exits cleanly on SIGTERM', async () => {
  await system.compose('stop', 'gateway', 'catalog')
  for (const service of ['gateway', 'catalog']) {
    const containers = await system.containers(service)
    expect(containers).not.toEqual([])
    for (const container of containers) expect(container).toMatchObject({ State: 'exited', ExitCode: 0 })
  }
})
