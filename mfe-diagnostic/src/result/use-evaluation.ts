import { useRef, useState } from 'react'
import { type Evaluation, evaluate, type Part } from './evaluation.ts'

/** The evaluation on the screen, one at a time; `step` is the part that is pending. */
export function useEvaluation(userId: string) {
  const [evaluation, setEvaluation] = useState<Evaluation>()
  const [step, setStep] = useState<Part>()
  // A ref, because state arrives with the next render and a second click may come before it.
  const running = useRef(false)

  /** Completes an evaluation and shows it; undefined while another one is pending. */
  async function run(before: Evaluation): Promise<Evaluation | undefined> {
    if (running.current) return undefined
    running.current = true
    const next = await evaluate(before, userId, setStep)
    running.current = false
    setEvaluation(next)
    setStep(undefined)
    return next
  }

  return { evaluation, step, run, show: setEvaluation }
}
