import { closeAll, folder, open } from './setup.ts'

afterEach(closeAll)

const files = { 'shell/index.html': '<!doctype html>', 'shell/sw.js': 'the worker' }

test('the worker is the shell’s, and asked for at each visit', async () => {
  const answer = await fetch(`${await open({ frontendsDir: folder(files) })}/sw.js`)
  expect(await answer.text()).toBe('the worker')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
})

test('SERVICE_WORKER=off serves one that deletes what is kept and itself', async () => {
  const env = { SERVICE_WORKER: 'off' } as const
  const answer = await fetch(`${await open({ frontendsDir: folder(files), env })}/sw.js`)
  expect(await answer.text()).toMatch(/caches\.delete.*unregister/s)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
})

test('a site that withdraws its worker needs no built shell for it', async () => {
  const env = { SERVICE_WORKER: 'off' } as const
  expect((await fetch(`${await open({ frontendsDir: folder(), env })}/sw.js`)).status).toBe(200)
})
