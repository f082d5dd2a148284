import { setTimeout as sleep } from 'node:timers/promises'
import type { Likes } from '@semaforo/contracts'
import { eventually } from '@semaforo/testing/eventually'
import type { Acknowledged } from '@semaforo/testing/likes-checker'

const stepsOfPerson = 12
const tags = 8
const pauseMs = 150
/** Every person has this many screens, which like at the same time. */
const screens = 2
const peopleAtOnce = 3
const longestAnswerMs = 20_000

export type Site = {
  /** Where likes are sent; where one gives no answer the next is tried, as a balancer does. */
  urls: readonly string[]
  token(person: string): Promise<string>
  /** Who likes next. */
  newPerson(): string
}

/** Likes and their removals by people with two screens each, which note what was answered, until it is stopped. */
export function startLikesLoad(site: Site) {
  const acknowledged: Acknowledged[] = []
  const answers: Record<string, number> = {}
  const people = new Set<string>()
  let stopped = false
  let turn = 0

  /** @returns whether it was acknowledged */
  async function send(person: string, method: 'POST' | 'DELETE', tag: number): Promise<boolean> {
    people.add(person)
    const headers = { authorization: `Bearer ${await site.token(person)}` }
    turn += 1
    for (const [index] of site.urls.entries()) {
      const url = `${site.urls[(turn + index) % site.urls.length]}/api/me/likes/tag/${tag}`
      const answer = await ask(url, { method, headers, signal: AbortSignal.timeout(longestAnswerMs) })
      const said =
        answer?.status === 200 ? '200' : answer ? `${answer.status} ${answer.body.code}` : 'no answer'
      answers[said] = (answers[said] ?? 0) + 1
      if (answer?.status === 200) {
        acknowledged.push({ person, version: answer.body.version, tags: answer.body.likedTagIds })
        return true
      }
      if (answer) return false
    }
    return false
  }

  async function screen(person: string) {
    for (let step = 0; step < stepsOfPerson && !stopped; step += 1) {
      await send(person, Math.random() < 0.7 ? 'POST' : 'DELETE', 1 + Math.floor(Math.random() * tags))
      await sleep(pauseMs)
    }
  }
  async function work() {
    while (!stopped) {
      const person = site.newPerson()
      await Promise.all(Array.from({ length: screens }, () => screen(person)))
    }
  }
  const working = Array.from({ length: peopleAtOnce }, work)

  return {
    acknowledged,
    answers,
    people,
    send,
    /** Resolves when so many more were acknowledged. */
    async acknowledges(more: number) {
      const before = acknowledged.length
      await eventually(() => {
        if (acknowledged.length < before + more)
          throw new Error(`too few answers: ${JSON.stringify(answers)}`)
      })
    },
    async stop() {
      stopped = true
      await Promise.all(working)
    },
  }
}
export type LikesLoad = ReturnType<typeof startLikesLoad>

/** The answer, or undefined where there was none. */
async function ask(url: string, init: RequestInit) {
  try {
    const answer = await fetch(url, init)
    return { status: answer.status, body: (await answer.json()) as Likes & { code: string } }
  } catch {
    return undefined
  }
}
