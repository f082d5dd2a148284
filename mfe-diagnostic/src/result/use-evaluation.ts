import { useStored } from '@semaforo/frontend-kit'
import { useEffect, useRef, useState } from 'react'
import { outbox } from '../history/outbox/outbox.ts'
import { sent } from '../history/outbox/send-waiting.ts'
import { type Evaluation, evaluate, type Part } from './evaluation.ts'
import { cacheEvaluation } from './evaluation-cache.ts'
import { stillSaved } from './still-saved.ts'

/** The evaluation on the screen, one at a time; `step` is the part that is pending. */
export function useEvaluation(userId: string) {
  const [evaluation, setEvaluation] = useState<Evaluation>()
  const [step, setStep] = useState<Part>()
  // A ref, because state arrives with the next render and a second click may come before it.
  const running = useRef(false)

  /**
   * Completes an evaluation and shows it; undefined while another one is pending.
   * @param asked whether somebody asked for it anew, as if it were not there yet
   */
  async function run(before: Evaluation, asked = false): Promise<Evaluation | undefined> {
    if (running.current) return undefined
    running.current = true
    setStep('diagnosis')
    const known = asked ? await stillSaved(userId, before) : before
    const next = await evaluate(known, userId, setStep)
    running.current = false
    cacheEvaluation(userId, next)
    setEvaluation(next)
    setStep(undefined)
    return next
  }

  const waits = useStored(outbox).some(
    ({ record, refusal }) => record.id === evaluation?.id && refusal === undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` is of this render, and guards itself
  useEffect(() => {
    if (!evaluation?.waiting || waits) return
    const saved = sent.get(evaluation.id)
    if (saved) setEvaluation({ ...evaluation, saved, waiting: false })
    // Another tab has sent it, or it was refused: the site says which.
    else void run(evaluation)
  }, [evaluation, waits])

  return { evaluation, step, run, show: setEvaluation }
}
