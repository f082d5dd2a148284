import { type RiskModelFile, readPublicModelFile } from '@semaforo/contracts'
import { overallOf, type RiskModel, riskModel, semaforo } from '@semaforo/diagnosis'
import { request, whenIdle } from '@semaforo/frontend-kit'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Amounts, atStart, figuresOf, names, type Slider, start } from './shop.ts'

/** The light and the score of what the sliders say; off until the model is there. */
export function useTrial(card: RefObject<HTMLElement | null>) {
  const [amounts, setAmounts] = useState(start)
  const [model, setModel] = useState<RiskModel | 'failed'>()
  const asked = useRef(false)

  /** Loads the model, a file as large as a picture: what nobody moves needs none. */
  const prepare = useCallback(() => {
    if (asked.current) return
    asked.current = true
    request(readPublicModelFile).then(
      (file) => setModel(riskModel(file as RiskModelFile)),
      () => {
        asked.current = false
        setModel('failed')
      },
    )
  }, [])

  const move = useCallback(
    (name: Slider, amount: number) => {
      prepare()
      setAmounts((before) => ({ ...before, [name]: amount }))
    },
    [prepare],
  )

  // A slider may have been moved in the page that was rendered ahead.
  useEffect(() => setAmounts((before) => ({ ...before, ...movedIn(card.current) })), [card])
  useEffect(() => prepareInView(card.current, prepare), [card, prepare])

  const { score } = overallOf(figuresOf(amounts))
  const isStart = names.every((name) => amounts[name] === start[name])
  const prediction = model && model !== 'failed' ? model.classify(figuresOf(amounts)) : null
  return {
    amounts,
    score,
    lamp: isStart ? atStart.lamp : semaforo(score, prediction),
    failed: model === 'failed' && !isStart,
    move,
  }
}

function movedIn(card: HTMLElement | null): Partial<Amounts> {
  const inputs = card?.querySelectorAll<HTMLInputElement>('input[type=range]') ?? []
  return Object.fromEntries(Array.from(inputs, ({ name, valueAsNumber }) => [name, valueAsNumber]))
}

/** Prepares once the sliders are in view and the page has nothing else to do, but for those who save data. */
function prepareInView(card: HTMLElement | null, prepare: () => void): (() => void) | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!card || connection?.saveData) return undefined
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    whenIdle(prepare)
  })
  observer.observe(card)
  return () => observer.disconnect()
}
