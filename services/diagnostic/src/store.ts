import type { AggregateStore, Platform } from '@semaforo/platform'
import type { Keyring } from '@semaforo/service-kit'
import type { QuotaState } from './quota.ts'
import type { RecordState } from './record.ts'

export type RecordStore = AggregateStore<RecordState, 'history' | 'certificate'>

/** Tombstones of people who were erased `at` (ISO 8601), by id: tokens may outlive their accounts by minutes. */
type Tombstone = { erased: true; at: string }
export type ErasedStore = AggregateStore<Tombstone, 'erased'>

/**
 * Codes (by their hashes) of certificates that were withdrawn, and when (ISO 8601). Nothing leads from here to a person,
 * and an undo token, which may hold a certificate from before, does not live as long.
 */
export type WithdrawalStore = AggregateStore<{ at: string }, 'withdrawn'>

/** The quota of each person, by their id. */
export type QuotaStore = AggregateStore<QuotaState>

/** The keys that sign certificates. */
export type KeyStore = AggregateStore<Keyring>

export type Stores = {
  records: RecordStore
  erased: ErasedStore
  withdrawals: WithdrawalStore
  quotas: QuotaStore
  certificateKeys: KeyStore
}

export async function openStores(platform: Platform): Promise<Stores> {
  const service = 'diagnostic'
  const [records, erased, withdrawals, quotas, certificateKeys] = await Promise.all([
    platform.store<RecordState, 'history' | 'certificate'>({
      service,
      name: 'record',
      indexes: {
        history: { paths: ['user_id', 'saved_at'] },
        certificate: { paths: ['certificate.code_hash'], unique: true },
      },
    }),
    platform.store<Tombstone, 'erased'>({
      service,
      name: 'erased',
      indexes: { erased: { paths: ['at'] } },
      tombstones: 'erased',
    }),
    platform.store<{ at: string }, 'withdrawn'>({
      service,
      name: 'withdrawal',
      indexes: { withdrawn: { paths: ['at'] } },
      tombstones: 'withdrawn',
    }),
    platform.store<QuotaState>({ service, name: 'quota' }),
    platform.store<Keyring>({ service, name: 'certificate-key' }),
  ])
  return { records, erased, withdrawals, quotas, certificateKeys }
}
