import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Whether a failure may be temporary and is worth a retry; a refusal (4xx) is not. */
function isTransient(error: Error): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 502
}

// The library follows changes of the connection only, and assumes that there is one when the page opens.
if (navigator.onLine === false) onlineManager.setOnline(false)

/** One query cache for all frontends of the page: going back shows the earlier data at once. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline calls fail at once with an error; pausing them would look like endless loading.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isTransient(error),
      retryDelay: (failures) => 400 * 2 ** failures,
      refetchOnWindowFocus: false,
    },
  },
})
// The providers of the frontends come and go with their pages: between two of them the connection may come back.
queryClient.mount()

/**
 * Says whether the site can be reached: without a connection, mutations wait for it instead of failing. From the first
 * call on the browser's own events count no more: it is `online` as soon as there is a network, which need not answer yet.
 */
export function setConnected(connected: boolean): void {
  onlineManager.setEventListener(() => undefined)
  onlineManager.setOnline(connected)
}
