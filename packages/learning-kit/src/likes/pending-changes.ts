import { queryClient, useMutationState } from '@semaforo/frontend-kit'
import { pendingChangesKey } from '../query-keys.ts'
import type { LikeChange } from './like-change.ts'

const pending = { mutationKey: pendingChangesKey, status: 'pending' as const }

/** The changes that the server has not answered yet, in the order of the clicks; every frontend's of the page. */
export function pendingChanges(): LikeChange[] {
  const mutations = queryClient.getMutationCache().findAll(pending)
  return mutations.map(({ state }) => state.variables as LikeChange)
}

/** The same in a component, live. */
export function usePendingChanges(): LikeChange[] {
  return useMutationState({ filters: pending, select: ({ state }) => state.variables as LikeChange })
}
