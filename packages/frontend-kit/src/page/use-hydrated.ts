import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the component has hydrated: a prerendered form that must not lose input is disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
