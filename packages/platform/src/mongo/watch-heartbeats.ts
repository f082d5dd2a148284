import type { mongo } from 'mongoose'

/**
 * Calls `onStuck` once when a heartbeat of the driver neither succeeds nor fails within `ms` milliseconds. In
 * mongodb 7.8 a heartbeat written to a breaking connection never ends, and the driver sends no other before: it
 * would not notice that the server is available again.
 */
export function watchHeartbeats(client: mongo.MongoClient, ms: number, onStuck: () => void): void {
  const running = new Map<string, NodeJS.Timeout>()
  const end = (address: string) => clearTimeout(running.get(address))
  const endAll = () => {
    for (const address of running.keys()) end(address)
  }
  client.on('serverHeartbeatStarted', ({ connectionId }) => {
    end(connectionId)
    const stuck = () => {
      endAll()
      onStuck()
    }
    running.set(connectionId, setTimeout(stuck, ms).unref())
  })
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => end(connectionId))
  client.on('serverHeartbeatFailed', ({ connectionId }) => end(connectionId))
  client.on('serverClosed', ({ address }) => end(address))
}
