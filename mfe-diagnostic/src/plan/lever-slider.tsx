import { money } from '@semaforo/diagnosis'
import { type CSSProperties, memo, useId } from 'react'
import type { Lever } from './levers.ts'
import styles from './what-if.module.css'
import { whatIfTexts } from './what-if.texts.ts'

const most = 50

type Props = {
  lever: Lever
  percent: number
  /** What its figure amounts to with all levers turned. */
  amount: number
  onTurn: (lever: Lever, percent: number) => void
}

/**
 * The slider of one lever, from -50 % to +50 %, filled from no change in the middle. Memoized: only the sliders whose
 * amount changes are rendered while one moves.
 */
export const LeverSlider = memo(({ lever, percent, amount, onTurn }: Props) => {
  const id = useId()
  const [label, hint] = whatIfTexts.levers[lever]
  const change =
    percent === 0 ? whatIfTexts.unchanged : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}\u00a0%`
  const words = `${money(amount)} · ${change}`
  const filled = {
    '--from': Math.min(percent, 0) + most,
    '--to': Math.max(percent, 0) + most,
  } as CSSProperties
  return (
    <div className={styles.lever}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        <span className={styles.words}>{words}</span>
      </output>
      <div className={styles.track}>
        <input
          id={id}
          type="range"
          min={-most}
          max={most}
          value={percent}
          style={filled}
          aria-valuetext={words}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onTurn(lever, target.valueAsNumber)}
        />
      </div>
      <span id={`${id}-hint`} className={styles.soft}>
        {hint}
      </span>
    </div>
  )
})
