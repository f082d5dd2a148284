import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigError } from '@semaforo/platform'

/**
 * Listens, and returns the port.
 * @throws {ConfigError} where the port is in use, or this machine has no such interface
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new ConfigError(
      'PORT',
      code === 'EADDRINUSE' ? `el puerto ${port} está ocupado; elige otro.` : message,
    )
  }
  return (server.address() as AddressInfo).port
}
