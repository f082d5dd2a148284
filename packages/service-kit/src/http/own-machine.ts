import type { IncomingMessage } from 'node:http'
import { isLoopback, isLoopbackHost } from './address.ts'

/** What proxies, tunnels and content networks add to a request that they pass on. */
const passedOn =
  /^(x-forwarded(-.+)?|forwarded(-.+)?|via|x-(real|client|cluster-client|envoy-external|azure-client)-?ip|x-original-.+|(cf|fly|fastly|ngrok)-.+|cdn-loop|true-client-ip|x-proxyuser-ip|x-arr-.+|x-amz(n|-cf)-.+)$/

/** Whether a connection is from this machine: over its loopback interface, or a socket in its file system. */
export function isLocalPeer({ socket }: IncomingMessage): boolean {
  return socket.remoteAddress === undefined ? !socket.destroyed : isLoopback(socket.remoteAddress)
}

/**
 * Whether somebody on this machine asks, and nobody through something on it: the connection is from here, no
 * header tells of another hop, and the site was asked for by a name that is nowhere else.
 */
export function isOwnMachine(req: IncomingMessage): boolean {
  return (
    isLoopback(req.socket.remoteAddress ?? '') &&
    isLoopbackHost(req.headers.host ?? '') &&
    !Object.keys(req.headers).some((name) => passedOn.test(name))
  )
}
