import { queryClient } from '@semaforo/frontend-kit'

/**
 * Reads the history and the businesses again after a change. A first reading that is under way may have begun before the
 * change, and would outlive an invalidation: it is cancelled. A single diagnostic that is being opened is not.
 */
export async function refreshHistory(): Promise<void> {
  const lists = [{ queryKey: ['diagnostics'] }, { queryKey: ['businesses'] }]
  await Promise.all(lists.map((list) => queryClient.cancelQueries(list)))
  await Promise.all(
    [...lists, { queryKey: ['diagnostic'] }].map((list) => queryClient.invalidateQueries(list)),
  )
}
