import type { whySentence } from '@semaforo/diagnosis'
import { useEffect, useState } from 'react'
import { loadInBrowser } from '../result/load-in-browser.ts'

const nothing: typeof whySentence = () => undefined

/** Says why a score moved, once that is loaded. */
export function useWhy(): typeof whySentence {
  const [why, setWhy] = useState(() => nothing)
  useEffect(() => {
    // Without it the history is complete all the same.
    loadInBrowser().then(
      ({ whySentence }) => setWhy(() => whySentence),
      () => undefined,
    )
  }, [])
  return why
}
