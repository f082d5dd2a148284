import { useRef, useState } from 'react'
import { documentedSentence, type Failure } from './failure.ts'

/**
 * Something that a button does with the server: once at a time, and where it was not done the documented
 * sentence with its reason.
 */
export function useAction<Given extends unknown[]>(
  failed: string,
  act: (...given: Given) => Promise<unknown>,
): { busy: boolean; failure: Failure | undefined; run: (...given: Given) => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const acting = useRef(false)

  async function run(...given: Given) {
    if (acting.current) return
    acting.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await act(...given)
    } catch (error) {
      setFailure(documentedSentence(error, failed))
    } finally {
      acting.current = false
      setBusy(false)
    }
  }
  return { busy, failure, run }
}
