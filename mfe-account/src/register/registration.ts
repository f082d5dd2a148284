import type { Registration } from '@semaforo/contracts'
import { stored } from '@semaforo/frontend-kit'

export type Person = Registration

/** A registration whose code has been sent; `ticket` identifies it to the server, which keeps no password. */
export type PendingRegistration = { person: Omit<Person, 'password'>; ticket: string; at: number }

/** The server forgets a ticket an hour after its code has expired. */
const keptMs = 3_600_000

/** The registration of this browser that waits for its code, over a reload and a look into the mail. No password. */
export const keptRegistration = stored<PendingRegistration | null>('semaforo.registration', parsed, null)

function parsed(json: unknown): PendingRegistration | undefined {
  const { person, ticket, at } = (json ?? {}) as { [Name in keyof PendingRegistration]?: unknown }
  const { firstName, lastName, email } = (person ?? {}) as { [Name in keyof Person]?: unknown }
  const texts = [firstName, lastName, email, ticket]
  if (typeof at !== 'number' || !texts.every((text) => typeof text === 'string')) return undefined
  if (Math.abs(Date.now() - at) > keptMs) return undefined
  return json as PendingRegistration
}

/** The code in the address that the mail's link leads to; it is in the fragment, which no server sees. */
export const codeInAddress = (): string => /^#codigo-([a-z0-9]{1,5})$/i.exec(location.hash)?.[1] ?? ''
