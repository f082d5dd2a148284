import { useEffect } from 'react'

/** In the place of a page below /home: there is none. */
export function ToHome() {
  useEffect(() => history.replaceState(null, '', '/home'), [])
  return null
}
