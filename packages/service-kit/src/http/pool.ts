import { Pool } from 'undici'

const connectTimeoutMs = 3_000
const unix = 'unix:'

/**
 * A service's address: `http://host:port`, or `unix:` and the path of a socket (on Windows of a named pipe) of
 * this machine. Returns the path of the socket; undefined for any other address.
 */
export const socketOf = (address: string): string | undefined =>
  address.startsWith(unix) ? address.slice(unix.length) : undefined

/** The address of a service that listens on a Unix socket. */
export const addressOf = (socketPath: string): string => `${unix}${socketPath}`

/** A pool of keep-alive connections to a service, opened on demand. */
export function openPool(address: string): Pool {
  const socketPath = socketOf(address)
  const connect = { timeout: connectTimeoutMs, ...(socketPath !== undefined && { socketPath }) }
  return new Pool(socketPath === undefined ? address : 'http://localhost', { connect })
}
