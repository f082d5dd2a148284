import { type AggregateStore, openPlatform } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'

type Env = Record<string, string>
// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to be there
type State = any
type Store = Pick<AggregateStore<State>, 'get' | 'update'>
type Open = (service: string, name: string) => Promise<Store>

/** Opens the stores of a site that is stopped. */
async function withStores<Result>(env: Env, use: (open: Open) => Promise<Result>): Promise<Result> {
  const { DATA_DIR = '', MONGO_URL, KAFKA_BROKERS } = env
  const settings = {
    DATA_DIR,
    ...(MONGO_URL && { MONGO_URL }),
    ...(KAFKA_BROKERS && { KAFKA_BROKERS: [KAFKA_BROKERS] }),
  }
  const platform = await openPlatform(settings, createLog('silent'))
  try {
    return await use((service, name) => platform.store<State>({ service, name }))
  } finally {
    await platform.close()
  }
}

/** Of whom the read models say something. */
export type Subjects = { person: string; partner: string }

/** What each read model says: the content that its sources decide, without versions. */
export function readModelsIn(env: Env, { person, partner }: Subjects) {
  return withStores(env, async (open) => {
    const state = async (service: string, name: string, id: string) =>
      (await (await open(service, name)).get(id))?.state
    const likes = async (id: number) => (await state('catalog', 'liked-tag', `tag/${id}`))?.likes ?? 0
    const item = async (id: string) => {
      const { sequence: _, ...known } = (await state('likes', 'catalog-item', id)) ?? {}
      return known
    }
    return {
      likes: [await likes(1), await likes(2), await likes(9)],
      items: [await item('tag/3'), await item('roadmap/1')],
      directory: [await state('identity', 'directory', `${person}.0`)],
      lights: (await state('identity', 'user', person))?.lights,
      partner: (await state('diagnostic', 'partner', partner))?.facts,
      nobody: (await state('catalog', 'counted-person', 'nobody')) ?? null,
    }
  })
}

/** Makes every read model say something else than its sources. */
export function damageReadModels(env: Env, { person, partner }: Subjects): Promise<void> {
  return withStores(env, async (open) => {
    const change = async (service: string, name: string, id: string, to: (state: State) => State) => {
      await (await open(service, name)).update(id, (state) => [to(state), []])
    }
    await change('catalog', 'liked-tag', 'tag/1', (tag) => ({ ...tag, likes: 99 }))
    await change('catalog', 'liked-tag', 'tag/9', () => ({ tagId: 9, likes: 7 }))
    await change('catalog', 'counted-person', person, () => null)
    await change('catalog', 'counted-person', 'nobody', () => ({ tags: { 9: { liked: true, version: 4 } } }))
    await change('likes', 'catalog-item', 'tag/3', () => null)
    await change('likes', 'catalog-item', 'roadmap/1', (known) => ({ ...known, retired: true }))
    await change('identity', 'directory', `${person}.0`, () => null)
    await change('identity', 'user', person, ({ lights: _, ...user }) => user)
    await change('diagnostic', 'partner', partner, (known) => ({
      ...known,
      facts: { ...known.facts, suspended: true },
    }))
  })
}
