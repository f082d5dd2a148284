import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@semaforo/contracts'
import { Misuse } from '../command.ts'

type Schema<Answer> = { safeParse(value: unknown): { data?: Answer } }

/** A site ends a request of its own after 30 s. */
const longestMs = 60_000
/** How often a site may ask to wait, and for how long at most. */
const most = { waits: 20, seconds: 60 }

/**
 * Asks a running site. One that says when to come again is asked again then.
 * @param site its origin
 * @returns what it answers; undefined where that is nothing
 * @throws {Misuse} with what the site said, or that it did not
 */
export async function callSite(site: string, path: string, request: RequestInit = {}): Promise<unknown> {
  for (let waits = 0; ; waits += 1) {
    const signal = AbortSignal.timeout(longestMs)
    const answer = await fetch(`${site}${path}`, { ...request, redirect: 'manual', signal }).catch(() => {
      throw new Misuse(`${site} no responde: revisa la dirección y repite; no se pierde lo que ya llegó.`)
    })
    const text = await answer.text().catch(() => '')
    if (answer.ok) return text === '' ? undefined : json(text)
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
    if (!(seconds <= most.seconds) || waits === most.waits) {
      const { data } = Problem.safeParse(json(text))
      throw data ? new Misuse(forSite(data.message, site)) : notOurs(site)
    }
    await sleep(seconds * 1_000)
  }
}

/**
 * The answer of a site in the form that ours have.
 * @throws {Misuse}
 */
export function expected<Answer>(schema: Schema<Answer>, answer: unknown, site: string): Answer {
  const { data } = schema.safeParse(answer)
  if (data === undefined) throw notOurs(site)
  return data
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function notOurs(site: string): Misuse {
  return new Misuse(`En ${site} no contesta un sitio que reciba versiones: revisa la dirección.`)
}

/** A sentence of the site whose commands are about that site again when they are copied. */
function forSite(sentence: string, site: string): string {
  const command = /npm run frontends -- (?:list|canary [a-z]+ \d+|(?:publish|promote|rollback|judge) [a-z]+)/g
  return sentence.replace(command, `$& --site ${site}`)
}
