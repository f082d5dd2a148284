import { type RiskModelFile, readPublicModelFile } from '@semaforo/contracts'
import { overallOf, type RiskModel, riskModel, semaforo } from '@semaforo/diagnosis'
import { request } from '@semaforo/frontend-kit'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Amounts, atStart, figuresOf, names, type Slider, start } from './shop.ts'

/** The light and the score of what the sliders say; off until the model is there. */
export function useTrial(card: RefObject<HTMLElement | null>) {
  const [amounts, setAmounts] = useState(start)
  const [model, setModel] = useState<RiskModel | 'failed'>()
  const asked = useRef(false)

  /** Loads the model when a slider is used first: the file is as large as a picture, and slow to parse on a phone. */
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

  // A slider may have been moved in the page that was prerendered.
  useEffect(() => {
    const shown = { ...start, ...movedIn(card.current) }
    setAmounts(shown)
    if (!isStart(shown)) prepare()
  }, [card, prepare])

  const { score } = overallOf(figuresOf(amounts))
  const unmoved = isStart(amounts)
  const prediction = model && model !== 'failed' ? model.classify(figuresOf(amounts)) : null
  return {
    amounts,
    score,
    light: unmoved ? atStart.light : semaforo(score, prediction),
    failed: model === 'failed' && !unmoved,
    prepare,
    move,
  }
}

const isStart = (amounts: Amounts) => names.every((name) => amounts[name] === start[name])

function movedIn(card: HTMLElement | null): Partial<Amounts> {
  const inputs = card?.querySelectorAll<HTMLInputElement>('input[type=range]') ?? []
  return Object.fromEntries(Array.from(inputs, ({ name, valueAsNumber }) => [name, valueAsNumber]))
}
