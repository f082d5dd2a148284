import { Heart } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './heart-button.module.css'

export type HeartButtonProps = Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label' | 'onToggle' | 'onClick'
> & {
  /** What is liked; part of the button's name. */
  name: string
  liked: boolean
  /** Asks for the other state; the owner of `liked` decides. */
  onToggle: (liked: boolean) => void
}

/** Likes a thing or takes it back. */
export function HeartButton({ name, liked, onToggle, className, ...rest }: HeartButtonProps) {
  // The pop answers a press; hearts that were liked before do not move when the page is shown.
  const [pressed, setPressed] = useState(false)
  const toggle = () => {
    setPressed(true)
    onToggle(!liked)
  }
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.heart, pressed && liked && styles.pop, className)}
      aria-pressed={liked}
      aria-label={`Me gusta: ${name}`}
      onClick={toggle}
    >
      <Heart />
    </button>
  )
}
