import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A refusal stays a refusal; only what may pass by itself is tried again, twice. */
function mayPass(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 502
}

/** One cache of answers for all frontends of the page: going back shows what was there at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a connection a call fails at once and says so; waiting in silence would look like loading.
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      retryDelay: (failures) => 400 * 2 ** failures,
      refetchOnWindowFocus: false,
    },
  },
})
