import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@semaforo/contracts'
import { Misuse } from '../command.ts'

type Schema<Answer> = { safeParse(value: unknown): { data?: Answer } }

/** A site itself ends a request after 30 s. */
const longestMs = 60_000
/** How often a site may ask to wait, and for how long at most. */
const most = { waits: 20, seconds: 60 }

/**
 * Asks a running site. One that says when to come again is asked again then; a request whose answer was lost is sent
 * once more, to the byte: the site carries out no signed order twice, since it names the revision that it is for.
 * @param site its origin
 * @returns what it answers; undefined where that is nothing
 * @throws {Misuse} with what the site said, or that it did not
 */
export async function callSite(site: string, path: string, request: RequestInit = {}): Promise<unknown> {
  const isOrder = request.method === 'POST'
  let lost = false
  for (let waits = 0; ; ) {
    const answer = await answerTo(`${site}${path}`, request)
    if (!answer && lost) throw isOrder ? maybeDone(site) : silent(site)
    if (!answer) {
      lost = true
      continue
    }
    if (answer.ok) return answer.text === '' ? undefined : json(answer.text)
    if (!(answer.retryAfter <= most.seconds) || waits === most.waits) {
      const { data } = Problem.safeParse(json(answer.text))
      if (lost && data?.code === 'changed-meanwhile') throw maybeDone(site)
      throw data ? new Misuse(forSite(data.message, site)) : notOurs(site)
    }
    waits += 1
    await sleep(answer.retryAfter * 1_000)
  }
}

/** Undefined where no whole answer came from the site, but nothing or the word of a proxy before it. */
async function answerTo(url: string, request: RequestInit) {
  const signal = AbortSignal.timeout(longestMs)
  try {
    const answer = await fetch(url, { ...request, redirect: 'manual', signal })
    const text = await answer.text()
    const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN)
    return [502, 504].includes(answer.status) ? undefined : { ok: answer.ok, text, retryAfter }
  } catch {
    return undefined
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

function silent(site: string): Misuse {
  return new Misuse(`${site} no responde: revisa la dirección y repite; no se pierde lo que ya llegó.`)
}

/** A rollback that is repeated as a new order would go back once more. */
function maybeDone(site: string): Misuse {
  return new Misuse(
    `Se perdió la respuesta de ${site} y la orden puede estar hecha: mira npm run frontends -- list --site ${site} antes de repetirla.`,
  )
}

function notOurs(site: string): Misuse {
  return new Misuse(`En ${site} no contesta un sitio que reciba versiones: revisa la dirección.`)
}

/** A sentence of the site whose commands are about that site again when they are copied. */
function forSite(sentence: string, site: string): string {
  const command = /npm run frontends -- (?:list|canary [a-z]+ \d+|(?:publish|promote|rollback|judge) [a-z]+)/g
  return sentence.replace(command, `$& --site ${site}`)
}
