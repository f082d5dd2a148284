import { queryClient } from '@semaforo/frontend-kit'

const queryKey = ['diagnostics']

/**
 * Reads the history again after a change. A first reading that is under way may have begun before the change, and
 * would outlive an invalidation: it is cancelled. A single diagnostic that is being opened (its id is in the key) is
 * not.
 */
export async function refreshHistory(): Promise<void> {
  await queryClient.cancelQueries({ queryKey, predicate: ({ queryKey: [, , id] }) => id === undefined })
  await queryClient.invalidateQueries({ queryKey })
}
