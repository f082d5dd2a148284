import { problems } from '@semaforo/contracts/problems'
import type { Explained } from './explained.ts'
import { people } from './people.ts'

/** Where an error occurs, in the words of the contracts; `status` is null for messages of the socket. */
export type Case = { status: number | null; when: string; what: string }
export type Listed = { code: string; explained: Explained | undefined; cases: readonly Case[] }

function listed(): Listed[] {
  const codes = new Set<string>([...Object.keys(people), ...problems.map(([code]) => code)])
  return [...codes].map((code) => ({
    code,
    explained: (people as Record<string, Explained | undefined>)[code],
    cases: problems
      .filter(([each]) => each === code)
      .map(([, status, when, what]) => ({ status, when, what })),
  }))
}

/** Every error code: those that are explained in plain words first, as a person meets them. */
export const all: readonly Listed[] = listed()
