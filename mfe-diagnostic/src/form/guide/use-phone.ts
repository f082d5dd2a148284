import { useSyncExternalStore } from 'react'

const phone = '(max-width: 600px)'

/** Whether the page is as narrow as a phone. */
export const usePhone = () =>
  useSyncExternalStore(
    watch,
    () => matchMedia(phone).matches,
    () => false,
  )

function watch(listener: () => void) {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
