import { ChevronDown, IconButton } from '@semaforo/ui'
import styles from './resources.module.css'
import { texts } from './resources.texts.ts'

type Props = { name: string; index: number; count: number; onMove: (from: number, to: number) => void }

/** Move an item up or down by one. At the ends a button stays focusable and does nothing. */
export function MoveButtons({ name, index, count, onMove }: Props) {
  const [first, last] = [index === 0, index === count - 1]
  return (
    <span className={styles.moves}>
      <IconButton
        label={texts.up(name)}
        aria-disabled={first}
        onClick={() => !first && onMove(index, index - 1)}
      >
        <ChevronDown className={styles.up} />
      </IconButton>
      <IconButton
        label={texts.down(name)}
        aria-disabled={last}
        onClick={() => !last && onMove(index, index + 1)}
      >
        <ChevronDown />
      </IconButton>
    </span>
  )
}
