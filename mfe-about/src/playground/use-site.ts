import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The origin of the page; empty where it is rendered ahead, which no page is at. */
export function useSite(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
}
