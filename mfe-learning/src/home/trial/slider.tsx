import { money } from '@semaforo/diagnosis'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import { type Slider, sliders } from './shop.ts'
import styles from './trial.module.css'
import { trialTexts } from './trial.texts.ts'

type Props = {
  name: Slider
  amount: number
  /** Called before it can be moved: by a pointer above it, or the focus. */
  onNear: () => void
  onMove: (name: Slider, amount: number) => void
}

/** One amount in pesos. Memoized: the other sliders are not rendered while one moves. */
export const AmountSlider = memo(({ name, amount, onNear, onMove }: Props) => {
  const id = useId()
  const { from, to, step } = sliders[name]
  const input = useRef<HTMLInputElement>(null)
  // It may have been moved before it hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it hydrates
  useLayoutEffect(() => {
    const moved = input.current?.valueAsNumber ?? amount
    if (moved !== amount) onMove(name, moved)
  }, [])
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{trialTexts.names[name]}</label>
      <output htmlFor={id}>{money(amount)}</output>
      <input
        ref={input}
        id={id}
        type="range"
        name={name}
        min={from}
        max={to}
        step={step}
        value={amount}
        aria-valuetext={money(amount)}
        onPointerEnter={onNear}
        onFocus={onNear}
        onChange={({ target }) => onMove(name, target.valueAsNumber)}
      />
    </div>
  )
})
