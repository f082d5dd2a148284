import { memo, useId } from 'react'
import type { Lever } from './levers.ts'
import styles from './what-if.module.css'
import { whatIfTexts } from './what-if.texts.ts'

const most = 50

type Props = { lever: Lever; percent: number; onTurn: (lever: Lever, percent: number) => void }

/** The slider of one lever, from -50 % to +50 %. Memoized: the other sliders are not rendered while one moves. */
export const LeverSlider = memo(({ lever, percent, onTurn }: Props) => {
  const id = useId()
  const [label, hint] = whatIfTexts.levers[lever]
  const words =
    percent === 0 ? whatIfTexts.unchanged : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}\u00a0%`
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
