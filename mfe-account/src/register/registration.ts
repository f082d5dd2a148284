import type { Registration } from '@semaforo/contracts'

export type Person = Registration

/** A registration whose code is on its way; `ticket` is what the server knows it by. */
export type Begun = { person: Person; ticket: string }
