import type { AggregateStore, Platform } from '@semaforo/platform'
import type { PersonProgress } from './learned.ts'

/** Progress by the person's id. */
export type ProgressStore = AggregateStore<PersonProgress, 'erased'>

export function openProgress(platform: Platform): Promise<ProgressStore> {
  return platform.store<PersonProgress, 'erased'>({
    service: 'likes',
    name: 'progress',
    indexes: { erased: { paths: ['at'] } },
    tombstones: 'erased',
  })
}
