import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a free port and prints it, for the parent process. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
}
