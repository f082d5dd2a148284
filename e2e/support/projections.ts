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

/** Of whom the projections say something. */
export type Subjects = { person: string; partner: string }

/** What each projection says: the content that the events decide, without versions. */
export function projectionsIn(env: Env, { person, partner }: Subjects) {
  return withStores(env, async (open) => {
    const state = async (service: string, name: string, id: string) =>
      (await (await open(service, name)).get(id))?.state
    const item = async (id: string) => {
      const { sequence: _, ...known } = (await state('likes', 'catalog-item', id)) ?? {}
      return known
    }
    return {
      items: [await item('tag/3'), await item('roadmap/1')],
      directory: [await state('identity', 'directory', `${person}.0`)],
      partner: (await state('diagnostic', 'partner', partner))?.facts,
    }
  })
}

/** Makes every projection say something else than the events. */
export function damageProjections(env: Env, { person, partner }: Subjects): Promise<void> {
  return withStores(env, async (open) => {
    const change = async (service: string, name: string, id: string, to: (state: State) => State) => {
      await (await open(service, name)).update(id, (state) => [to(state), []])
    }
    await change('likes', 'catalog-item', 'tag/3', () => null)
    await change('likes', 'catalog-item', 'roadmap/1', (known) => ({ ...known, retired: true }))
    await change('identity', 'directory', `${person}.0`, () => null)
    await change('diagnostic', 'partner', partner, (known) => ({
      ...known,
      facts: { ...known.facts, suspended: true },
    }))
  })
}
