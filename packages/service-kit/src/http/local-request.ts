import type { IncomingMessage } from 'node:http'
import { isLoopback, isLoopbackHost } from './address.ts'

/** Headers that proxies, tunnels and content delivery networks add to a request they forward. */
const forwardingHeaders =
  /^(x-forwarded(-.+)?|forwarded(-.+)?|via|x-(real|client|cluster-client|envoy-external|azure-client)-?ip|x-original-.+|(cf|fly|fastly|ngrok)-.+|cdn-loop|true-client-ip|x-proxyuser-ip|x-arr-.+|x-amz(n|-cf)-.+)$/

/** Whether a connection comes from this machine: over the loopback interface, or a Unix socket. */
export function isLocalPeer({ socket }: IncomingMessage): boolean {
  return socket.remoteAddress === undefined ? !socket.destroyed : isLoopback(socket.remoteAddress)
}

/**
 * Whether a request was made on this machine and not forwarded: it comes over the loopback interface, has no
 * forwarding header, and its `Host` is a loopback name.
 */
export function isLocalRequest(req: IncomingMessage): boolean {
  return (
    isLoopback(req.socket.remoteAddress ?? '') &&
    isLoopbackHost(req.headers.host ?? '') &&
    !Object.keys(req.headers).some((name) => forwardingHeaders.test(name))
  )
}
