import { type AggregateStore, deadLetterTopic, type Platform } from '@semaforo/platform'

/** The share of a mid-sized site's year that is simulated; 1 takes minutes and gigabytes. */
export const scale = Number(process.env['BENCH_SCALE'] ?? 0.1)
export const year = {
  users: 100_000,
  likes: 5_000_000,
  diagnostics: 200_000,
  audited: 500_000,
  deadLetters: 100,
}
const erasedShare = 0.1
const atOnce = 1_000
export const dayMs = 24 * 3_600_000

export const count = (what: keyof typeof year) => Math.round(year[what] * scale)
export const userId = (at: number) => `0f8fad5b-d9cb-469f-a165-${String(at).padStart(12, '0')}`
const instant = (part: number) => new Date(Date.now() - 365 * dayMs * (1 - part)).toISOString()

/** Calls `work` for each number below `count`, a thousand at a time. */
async function each(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => from + at)
    await Promise.all(numbers.map(work))
  }
}

/** Appends events as long as those of their topic on the running site. */
async function publish(platform: Platform, topic: string, many: number, keys: number, bytes: number) {
  const value = JSON.stringify({ data: 'x'.repeat(bytes) })
  for (let from = 0; from < many; from += atOnce) {
    const records = Array.from({ length: Math.min(atOnce, many - from) }, (_, at) => ({
      topic,
      key: userId((from + at) % keys),
      value,
      headers: {},
    }))
    await platform.log.publish(records)
  }
}

export type Stores = Awaited<ReturnType<typeof openStores>>

/** Stores as the services have them, as far as the simulation writes them. */
export async function openStores(platform: Platform) {
  return {
    users: await platform.store<object, 'created'>({
      service: 'identity',
      name: 'user',
      indexes: { created: { paths: ['createdAt'] } },
    }),
    sessions: await platform.store<object, 'expiry'>({
      service: 'identity',
      name: 'session',
      indexes: { expiry: { paths: ['expiresAt'] } },
    }),
    records: await platform.store<object, 'history'>({
      service: 'diagnostic',
      name: 'record',
      indexes: { history: { paths: ['user_id', 'saved_at'] } },
    }),
  }
}

/** Writes a state and erases it, as a session or a code that is over. */
async function cameAndWent(store: AggregateStore<object, string>, id: string, state: object) {
  await store.update(id, () => [state, []])
  await store.update(id, () => [null, []])
}

/** Writes a year of a site. */
export async function simulate(platform: Platform, { users, sessions, records }: Stores): Promise<void> {
  const people = count('users')
  await each(people, async (at) => {
    const user = {
      email: `persona-${at}@ejemplo.mx`,
      createdAt: instant(at / people),
      name: 'María López Hernández',
    }
    if (at % (1 / erasedShare) === 0) await cameAndWent(users, userId(at), user)
    else await users.update(userId(at), () => [user, []])
    // A session, a registration and a recovery or two for each person in a year.
    for (const which of [1, 2, 3])
      await cameAndWent(sessions, `${userId(at)}-${which}`, {
        userId: userId(at),
        expiresAt: instant(at / people),
      })
  })
  await each(count('diagnostics'), (at) => {
    const figures = Object.fromEntries(
      Array.from({ length: 30 }, (_, field) => [`figure_${field}`, 123_456.78]),
    )
    return records.update(`record-${at}`, () => [
      { user_id: userId(at % people), saved_at: instant(at / count('diagnostics')), figures },
      [],
    ])
  })
  await publish(platform, 'identity.user', people * 3, people, 420)
  await publish(platform, 'likes.user', count('likes'), people, 450)
  await publish(platform, 'diagnostic.record', count('diagnostics'), people, 480)
  await publish(platform, 'identity.audit', count('audited'), people, 430)
  await publish(platform, deadLetterTopic('likes.user'), count('deadLetters'), people, 450)
}
