import { queryClient } from '@semaforo/frontend-kit'

const queryKey = ['diagnostics']

/**
 * Reads the history again after a change. A first reading that is under way may have begun before the change, and
 * would outlive an invalidation: it is cancelled.
 */
export async function refreshHistory(): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}
