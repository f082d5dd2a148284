/** The part of a Socket.IO server that the platform needs: its adapter, which forwards emits to other instances. */
export interface SocketServer {
  adapter(create: (namespace: never) => unknown): unknown
}
