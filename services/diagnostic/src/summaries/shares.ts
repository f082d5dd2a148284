import type { AggregateStore, Platform } from '@semaforo/platform'
import type { Usage } from '../usage/usage.ts'
import type { Share } from './share.ts'

/**
 * What was shared with a partner, under its id: counts by day, and its last shares. Apart from the usage, so that a
 * view does not rewrite it.
 */
export type Shares = Usage & { recent: readonly Share[] }
export type ShareStore = AggregateStore<Shares>

export const openShares = (platform: Platform): Promise<ShareStore> =>
  platform.store<Shares>({ service: 'diagnostic', name: 'share' })
