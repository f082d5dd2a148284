import type { AggregateStore, Platform } from '@semaforo/platform'
import type { QuotaState } from './quota.ts'
import type { RecordState } from './record.ts'

export type RecordStore = AggregateStore<RecordState, 'history'>

/** Tombstones of erased people, by id; kept forever. */
export type ErasedStore = AggregateStore<{ erased: true }>

/** The quota of each person, by their id. */
export type QuotaStore = AggregateStore<QuotaState>

export type Stores = { records: RecordStore; erased: ErasedStore; quotas: QuotaStore }

export async function openStores(platform: Platform): Promise<Stores> {
  const service = 'diagnostic'
  const [records, erased, quotas] = await Promise.all([
    platform.store<RecordState, 'history'>({
      service,
      name: 'record',
      indexes: { history: { paths: ['user_id', 'saved_at'] } },
    }),
    platform.store<{ erased: true }>({ service, name: 'erased' }),
    platform.store<QuotaState>({ service, name: 'quota' }),
  ])
  return { records, erased, quotas }
}
