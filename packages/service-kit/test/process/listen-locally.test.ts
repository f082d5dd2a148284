import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { listenLocally, openPool } from '../../src/index.ts'
import { socketPath } from '../../src/process/socket-path.ts'

function server(text: string) {
  const server = createServer((_req, res) => res.end(text))
  endsWithTest(() => {
    server.closeAllConnections()
    server.close()
  })
  return server
}

async function ask(address: string): Promise<string> {
  const pool = openPool(address)
  endsWithTest(() => pool.destroy())
  return (await pool.request({ method: 'GET', path: '/' })).body.text()
}

const pathOf = (dataDir: string) => socketPath(dataDir, 'likes').path

test('a service listens on a socket that only this user can open', async () => {
  const dataDir = temporaryDirectory()
  const address = await listenLocally(server('here'), dataDir, 'likes')
  expect(await ask(address)).toBe('here')
  expect(statSync(pathOf(dataDir)).mode & 0o777).toBe(0o600)
  expect(statSync(dirname(pathOf(dataDir))).mode & 0o777).toBe(0o700)
})

test('a stale socket file of a killed process is replaced', async () => {
  const dataDir = temporaryDirectory()
  mkdirSync(dirname(pathOf(dataDir)), { recursive: true })
  const listening = `require('net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', listening, pathOf(dataDir)])
  expect(statSync(pathOf(dataDir)).isSocket()).toBe(true)
  expect(await ask(await listenLocally(server('anew'), dataDir, 'likes'))).toBe('anew')
})

test('a second site with the same data stops with one line, and the first keeps running', async () => {
  const dataDir = temporaryDirectory()
  const address = await listenLocally(server('first'), dataDir, 'likes')
  await expect(listenLocally(server('second'), dataDir, 'likes')).rejects.toThrow(
    /^La variable DATA_DIR no es válida: otro proceso usa los datos de likes en .+\. Ciérralo o elige otra carpeta\.$/,
  )
  expect(await ask(address)).toBe('first')
})

test('a folder that cannot be made stops the start with one line', async () => {
  const dataDir = temporaryDirectory()
  writeFileSync(join(dataDir, 'sockets'), 'a file')
  await expect(listenLocally(server('nowhere'), dataDir, 'likes')).rejects.toThrow(
    /^La variable DATA_DIR no es válida: no se puede escribir en .+ Elige otra carpeta\.$/,
  )
})

test('a path that is too long for a socket falls back to the temporary folder', async () => {
  const dataDir = join(temporaryDirectory(), 'x'.repeat(120))
  expect(pathOf(dataDir).startsWith(dataDir)).toBe(false)
  expect(await ask(await listenLocally(server('elsewhere'), dataDir, 'likes'))).toBe('elsewhere')
})

test('on Windows a service listens on a named pipe, a separate one for each site', () => {
  const windows = { platform: 'win32' as const, temporary: 'C:\\Temp' }
  const { path, folder } = socketPath('/datos', 'likes', windows)
  expect(path).toMatch(/^\\\\\.\\pipe\\semaforo-[\da-f]{16}-likes$/)
  expect(folder).toBeUndefined()
  expect(socketPath('/otros', 'likes', windows).path).not.toBe(path)
})
