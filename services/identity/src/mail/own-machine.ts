import { forwardedClient } from '@semaforo/service-kit'
import type { Request } from 'express'

const loopback = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** Whether somebody on this machine asks, through the gateway. */
export const isOwnMachine = (req: Request): boolean => loopback.test(forwardedClient(req))
