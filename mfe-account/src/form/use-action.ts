import { useRef, useState } from 'react'
import { documentedSentence, type Failure } from './failure.ts'

/** An action on the server: one call at a time, and on failure the documented sentence with the reason. */
export function useAction<Given extends unknown[]>(
  failed: string,
  act: (...given: Given) => Promise<unknown>,
): {
  busy: boolean
  failure: Failure | undefined
  run: (...given: Given) => Promise<void>
  /** Does again what failed. */
  again: () => void
} {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const acting = useRef(false)
  const last = useRef<Given>(undefined)

  async function run(...given: Given) {
    if (acting.current) return
    acting.current = true
    last.current = given
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
  const again = () => {
    if (last.current) void run(...last.current)
  }
  return { busy, failure, run, again }
}
