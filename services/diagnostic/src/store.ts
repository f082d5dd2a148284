import type { AggregateStore, Platform } from '@semaforo/platform'
import type { Keyring } from '@semaforo/service-kit'
import type { BusinessesState } from './businesses/businesses.ts'
import type { QuotaState } from './quota.ts'
import type { RecordState } from './record.ts'

export type RecordStore = AggregateStore<RecordState, 'history'>

/** Tombstones of people who were erased `at` (ISO 8601), by id: tokens may outlive their accounts by minutes. */
type Tombstone = { erased: true; at: string }
export type ErasedStore = AggregateStore<Tombstone, 'erased'>

/** The businesses of each person, by their id. */
export type BusinessStore = AggregateStore<BusinessesState>

/** The quota of each person, by their id. */
export type QuotaStore = AggregateStore<QuotaState>

/** The keys that sign what brings a deleted record back. */
export type KeyStore = AggregateStore<Keyring>

export type Stores = {
  records: RecordStore
  businesses: BusinessStore
  erased: ErasedStore
  quotas: QuotaStore
  undoKeys: KeyStore
}

export async function openStores(platform: Platform): Promise<Stores> {
  const service = 'diagnostic'
  const [records, businesses, erased, quotas, undoKeys] = await Promise.all([
    platform.store<RecordState, 'history'>({
      service,
      name: 'record',
      indexes: { history: { paths: ['user_id', 'saved_at'] } },
    }),
    platform.store<BusinessesState>({ service, name: 'businesses' }),
    platform.store<Tombstone, 'erased'>({
      service,
      name: 'erased',
      indexes: { erased: { paths: ['at'] } },
      tombstones: 'erased',
    }),
    platform.store<QuotaState>({ service, name: 'quota' }),
    platform.store<Keyring>({ service, name: 'undo-key' }),
  ])
  return { records, businesses, erased, quotas, undoKeys }
}
