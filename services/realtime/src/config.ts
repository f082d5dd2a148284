import { wholeNumber } from '@semaforo/service-kit'
import { z } from 'zod'

export const realtimeConfig = z.object({
  SOCKETS_PER_USER: wholeNumber(1, 10_000)
    .default(20)
    .describe('Open sockets that one person may have at each instance of realtime.'),
  SOCKETS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(200)
    .describe('Open sockets that one client address may have at each instance of realtime.'),
  SOCKET_EVENTS_PER_SECOND: wholeNumber(1, 100_000)
    .default(20)
    .describe('Packets a second that one socket may send; more closes it.'),
  SOCKET_GRACE_SECONDS: wholeNumber(0, 3600)
    .default(30)
    .describe('How long a socket outlives its token without a renewal.'),
})
export type RealtimeConfig = z.infer<typeof realtimeConfig>
