import type { Figures } from '@semaforo/contracts'
import { dayInMexico } from '@semaforo/diagnostic-ui'
import { useRef, useState } from 'react'
import { type LaterResults, loadResults } from './load-results.ts'
import type { LocalResult } from './local-result.ts'

/** Computes results in the page; `busy` while its parts are on their way, `failed` if the last one went wrong. */
export function useLocalDiagnostic(site: string) {
  const [result, setResult] = useState<LocalResult>()
  /** What shows a result, once there is one. */
  const [parts, setParts] = useState<LaterResults>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const running = useRef(false)

  /** Loads it all, so that the first calculation need not wait for it; what fails is tried again then. */
  const prepare = () =>
    void loadResults()
      .then(({ loadModel }) => loadModel(site))
      .catch(() => undefined)

  /**
   * @param fresh also asks the site for its model again
   * @returns the result; undefined while another one is computed, or if it failed
   */
  async function calculate(figures: Figures, fresh = false): Promise<LocalResult | undefined> {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    setFailed(false)
    try {
      const later = await loadResults()
      const loaded = await later.loadModel(site, fresh).catch(() => undefined)
      const next = later.resultOf(figures, loaded, dayInMexico())
      setParts(later)
      setResult(next)
      return next
    } catch (error) {
      setFailed(true)
      reportError(error)
      return undefined
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { result, parts, busy, failed, prepare, calculate }
}
