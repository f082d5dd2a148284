import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { ConfigError, createPrivateFolder, explainDataDir } from '@semaforo/platform'
import { addressOf } from '../http/pool.ts'
import { socketPath } from './socket-path.ts'

/**
 * Makes a service listen on a Unix socket that only this user can open.
 * @returns its address
 * @throws {ConfigError} where the folder cannot be created, or another process listens on the socket
 */
export async function listenLocally(server: Server, dataDir: string, name: string): Promise<string> {
  const { path, folder } = socketPath(dataDir, name)
  if (folder !== undefined) {
    explainDataDir(dataDir, () => createPrivateFolder(folder, /\.sock$/))
  }
  try {
    await listenOn(server, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw notUsable(dataDir, error)
    if (folder === undefined || (await isAnswered(path))) throw inUse(dataDir, name)
    // A stale socket file of a killed process.
    rmSync(path, { force: true })
    await listenOn(server, path)
  }
  if (folder !== undefined) chmodSync(path, 0o600)
  return addressOf(path)
}

async function listenOn(server: Server, path: string): Promise<void> {
  server.listen(path)
  await once(server, 'listening')
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    const end = (answered: boolean) => () => {
      socket.destroy()
      resolve(answered)
    }
    socket.once('connect', end(true)).once('error', end(false))
  })
}

const inUse = (dataDir: string, name: string) =>
  new ConfigError(
    'DATA_DIR',
    `otro proceso usa los datos de ${name} en ${dataDir}. Ciérralo o elige otra carpeta.`,
  )

const notUsable = (dataDir: string, error: unknown) =>
  new ConfigError('DATA_DIR', `no se puede escuchar en ${dataDir} (${String(error)}). Elige otra carpeta.`)
