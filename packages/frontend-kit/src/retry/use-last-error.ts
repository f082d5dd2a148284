import { useRef } from 'react'

/**
 * The error of a query, also while it is tried again: TanStack then sets a query without data back to pending, as if it
 * had never failed, and a retry button would vanish with its panel. Null before the first failure and after a success.
 */
export function useLastError({ error, isFetching }: { error: Error | null; isFetching: boolean }) {
  const last = useRef(error)
  if (error || !isFetching) last.current = error
  return last.current
}
