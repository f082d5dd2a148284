import { queryClient, useMutationState } from '@semaforo/frontend-kit'
import { pendingChangesKey } from '../query-keys.ts'
import type { LikeChange } from './like-change.ts'

const pending = { mutationKey: pendingChangesKey, status: 'pending' as const }

/**
 * The changes that the server has not confirmed yet, of every frontend of the page, in the order of the clicks.
 */
export function pendingChanges(): LikeChange[] {
  const mutations = queryClient.getMutationCache().findAll(pending)
  return mutations.map(({ state }) => state.variables as LikeChange)
}

/** The same as a hook. */
export function usePendingChanges(): LikeChange[] {
  return useMutationState({ filters: pending, select: ({ state }) => state.variables as LikeChange })
}
