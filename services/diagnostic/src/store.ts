import type { AggregateStore, Platform } from '@semaforo/platform'
import type { Keyring } from '@semaforo/service-kit'
import type { QuotaState } from './quota.ts'
import type { RecordState } from './record.ts'

export type RecordStore = AggregateStore<RecordState, 'history' | 'certificate'>

/** Tombstones of erased people, by id; kept forever. */
export type ErasedStore = AggregateStore<{ erased: true }>

/** The quota of each person, by their id. */
export type QuotaStore = AggregateStore<QuotaState>

/** The keys that sign certificates. */
export type KeyStore = AggregateStore<Keyring>

export type Stores = {
  records: RecordStore
  erased: ErasedStore
  quotas: QuotaStore
  certificateKeys: KeyStore
}

export async function openStores(platform: Platform): Promise<Stores> {
  const service = 'diagnostic'
  const [records, erased, quotas, certificateKeys] = await Promise.all([
    platform.store<RecordState, 'history' | 'certificate'>({
      service,
      name: 'record',
      indexes: {
        history: { paths: ['user_id', 'saved_at'] },
        certificate: { paths: ['certificate.code_hash'], unique: true },
      },
    }),
    platform.store<{ erased: true }>({ service, name: 'erased' }),
    platform.store<QuotaState>({ service, name: 'quota' }),
    platform.store<Keyring>({ service, name: 'certificate-key' }),
  ])
  return { records, erased, quotas, certificateKeys }
}
