import { money } from '@semaforo/diagnosis'
import { memo, useId } from 'react'
import { type Slider, sliders } from './shop.ts'
import { trialTexts } from './texts.ts'
import styles from './trial.module.css'

type Props = { name: Slider; amount: number; onMove: (name: Slider, amount: number) => void }

/** One amount in pesos. Memoized: the other sliders are not rendered while one moves. */
export const AmountSlider = memo(({ name, amount, onMove }: Props) => {
  const id = useId()
  const { from, to, step } = sliders[name]
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{trialTexts.names[name]}</label>
      <output htmlFor={id}>{money(amount)}</output>
      <input
        id={id}
        type="range"
        name={name}
        min={from}
        max={to}
        step={step}
        value={amount}
        aria-valuetext={money(amount)}
        onChange={({ target }) => onMove(name, target.valueAsNumber)}
      />
    </div>
  )
})
