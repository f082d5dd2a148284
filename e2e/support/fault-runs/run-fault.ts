import { randomUUID } from 'node:crypto'
import { eventually } from '@semaforo/testing/eventually'
import { type Acknowledged, checkLikes, type Verdict } from '@semaforo/testing/likes-checker'
import { findLikes, likesEvents, type Places } from './find-likes.ts'
import { type LikesLoad, type Site, startLikesLoad } from './likes-load.ts'
import type { System } from './system.ts'

/** `apply` causes it, and resolves when its cause is over. */
export type Fault<Of = System> = { name: string; apply(system: Of, load: LikesLoad): Promise<void> }

/** `answers` counts by status and problem code; `healedMs` is from the fault's end until a like's event is published. */
export type Outcome = { answers: Record<string, number>; healedMs: number; verdict: Verdict }

/** Likes before and after each fault. */
const acknowledgements = 40
/** How long anything may take to heal: on a busy machine a consumer comes back to a restarted Kafka after a minute. */
const longestHealingMs = 240_000
/** A tag that the load does not like. */
const probedTag = 20

/** All likes that a system was sent: each fault is checked with those before it. */
export function faultRuns<Of extends Places & Site>(system: Of) {
  const acknowledged: Acknowledged[] = []
  const people = new Set<string>()

  async function verdict(): Promise<Verdict> {
    const found = await findLikes(system, people)
    return checkLikes(acknowledged, found)
  }

  /** Applies a fault to a system that people use, and waits until everything that they did is found. */
  return async ({ apply }: Pick<Fault<Of>, 'apply'>): Promise<Outcome> => {
    const load = startLikesLoad(system)
    let healedMs: number
    try {
      await load.acknowledges(acknowledgements)
      await apply(system, load)
      const since = performance.now()
      const person = randomUUID()
      await eventually(async () => {
        if (!(await load.send(person, 'POST', probedTag))) throw new Error('the like was not taken')
      }, longestHealingMs)
      await eventually(async () => {
        const events = await likesEvents(system.log)
        if (!events.some((event) => event.person === person)) throw new Error('its event was not published')
      }, longestHealingMs)
      healedMs = performance.now() - since
      await load.acknowledges(acknowledgements)
    } finally {
      await load.stop()
    }
    acknowledged.push(...load.acknowledged)
    for (const person of load.people) people.add(person)
    const settled = await eventually(async () => {
      const now = await verdict()
      if (now.findings.length > 0) throw new Error(now.findings.join('; '))
      return now
    }, longestHealingMs).catch(verdict)
    return { answers: load.answers, healedMs, verdict: settled }
  }
}
