import type { Registration } from '@semaforo/contracts'

export type Person = Registration

/** A registration whose code has been sent; `ticket` identifies it to the server. */
export type PendingRegistration = { person: Person; ticket: string }
