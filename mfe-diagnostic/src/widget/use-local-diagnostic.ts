import type { Figures } from '@semaforo/contracts'
import { useRef, useState } from 'react'
import { dayInMexico } from './clock.ts'
import { type LocalResult, resultOf } from './local-result.ts'
import { loadModel } from './model.ts'

/** Computes results in the page; `busy` while the model is on its way, `failed` if the last one went wrong. */
export function useLocalDiagnostic(site: string) {
  const [result, setResult] = useState<LocalResult>()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const running = useRef(false)

  /** Loads the model, so that the first calculation need not wait for it; what fails is tried again then. */
  const prepare = () => void loadModel(site).catch(() => undefined)

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
      const loaded = await loadModel(site, fresh).catch(() => undefined)
      const next = resultOf(figures, loaded, dayInMexico())
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

  return { result, busy, failed, prepare, calculate }
}
