import type { DomainEvent } from '@semaforo/contracts'
import { type AggregateStore, type Platform, toCloudEvent, toRecord } from '@semaforo/platform'

/** Every fifth time the process "ends" in the middle. */
function everyFifth(): () => boolean {
  let times = 0
  return () => {
    times += 1
    return times % 5 === 0
  }
}

type Update = AggregateStore<unknown>['update']

/** The platform with another `update` of the stores with this name. */
function withUpdate(platform: Platform, name: string, replace: (update: Update) => Update): Platform {
  return {
    ...platform,
    async store(definition) {
      const store = await platform.store(definition)
      if (definition.name !== name) return store as never
      return { ...store, update: replace(store.update as Update) } as never
    },
  }
}

/** Broken: likes are answered before they are written. */
export function answeringEarly(platform: Platform): Platform {
  const ends = everyFifth()
  return withUpdate(platform, 'person', (update) => async (id, decide, options) => {
    if (!ends()) return update(id, decide, options)
    const rollback = new Error('ended before the write')
    let answered: unknown
    await update(id, (state) => {
      answered = { id, version: 1_000_000, state: decide(state)[0], result: undefined }
      throw rollback
    }).catch((error: unknown) => {
      if (error !== rollback) throw error
    })
    return answered as never
  })
}

/** Broken: events of likes are published after the write instead of stored with it. */
export function withoutOutbox(platform: Platform): Platform {
  const ends = everyFifth()
  return withUpdate(platform, 'person', (update) => async (id, decide, options) => {
    let events: readonly DomainEvent[] = []
    const alone: typeof decide = (state) => {
      const decision = decide(state)
      events = decision[1]
      return decision.with(1, []) as unknown as typeof decision
    }
    const updated = await update(id, alone, options)
    const origin = { service: 'likes', subject: id, sequence: updated.version }
    if (events.length === 0 || ends()) return updated
    await platform.log.publish(events.map((event) => toRecord('likes.user', toCloudEvent(event, origin))))
    return updated
  })
}
