import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { startProgram } from '@semaforo/testing/start-program'

async function start(env: Record<string, string> = {}) {
  const { child } = startProgram([`${import.meta.dirname}/fixtures/slow-server.ts`], {
    env: { ...process.env, ...env },
  })
  const output = createInterface(child.stdout)[Symbol.asyncIterator]()
  const line = async () => (await output.next()).value as string
  const url = `http://127.0.0.1:${await line()}`
  return { child, line, url, exit: once(child, 'exit') }
}

/** Sends a signal again and again until the process has ended, as somebody does who is out of patience. */
async function insist({ child, exit }: Awaited<ReturnType<typeof start>>, signal: NodeJS.Signals) {
  const repeated = setInterval(() => child.kill(signal), 100)
  return exit.finally(() => clearInterval(repeated))
}

test('SIGTERM lets the request in flight finish, then runs the stops in order and exits 0', async () => {
  const { child, line, url, exit } = await start()
  const slow = fetch(`${url}/slow`).then((answer) => answer.text())
  expect(await line()).toBe('waiting')
  child.kill('SIGTERM')
  expect(await line()).toContain('stopping')
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  child.stdin.write('go\n')
  expect(await slow).toBe('finished')
  // Stops added meanwhile run too, and none runs twice.
  expect([await line(), await line(), await line()]).toEqual(['late', 'first', 'second'])
  expect(await exit).toEqual([0, null])
})

test('a process with a stop delay still answers during it', async () => {
  const started = await start({ DELAY_MS: '600000' })
  const { child, line, url } = started
  expect(await (await fetch(`${url}/stopping`)).text()).toBe('false')
  child.kill('SIGTERM')
  expect(await line()).toContain('stopping')
  expect(await (await fetch(`${url}/stopping`)).text()).toBe('true')
  expect(await insist(started, 'SIGTERM')).toEqual([1, null])
})

test('a process shuts down gracefully after its delay', async () => {
  const { child, line, exit } = await start({ DELAY_MS: '50' })
  child.kill('SIGTERM')
  const lines = [await line(), await line(), await line(), await line()]
  expect(lines.slice(1).sort()).toEqual(['first', 'late', 'second'])
  expect(await exit).toEqual([0, null])
})

test('a signal that comes twice, to the group and by the parent, lets the request in flight finish', async () => {
  const { child, line, url, exit } = await start()
  const slow = fetch(`${url}/slow`).then(
    (answer) => answer.text(),
    () => 'cut',
  )
  expect(await line()).toBe('waiting')
  // Two kinds, because two of one kind may reach the process as one.
  child.kill('SIGTERM')
  child.kill('SIGINT')
  expect(await line()).toContain('stopping')
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  child.stdin.write('go\n')
  expect(await slow).toBe('finished')
  expect(await exit).toEqual([0, null])
})

test('a signal that comes later ends the process at once', async () => {
  const started = await start()
  const slow = fetch(`${started.url}/slow`).then(
    () => 'answered',
    () => 'cut',
  )
  expect(await started.line()).toBe('waiting')
  expect(await insist(started, 'SIGINT')).toEqual([1, null])
  expect(await slow).toBe('cut')
})
