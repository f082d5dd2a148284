/** A server of sockets as far as the platform takes part in it: what passes its messages to other instances. */
export interface SocketServer {
  adapter(create: (namespace: never) => unknown): unknown
}
