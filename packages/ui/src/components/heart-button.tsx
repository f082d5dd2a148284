import { Heart } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './heart-button.module.css'

export type HeartButtonProps = Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label' | 'onToggle' | 'onClick'
> & {
  /** The name of the liked item; part of the button's accessible name. */
  name: string
  liked: boolean
  /** Called with the opposite state; the parent owns `liked`. */
  onToggle: (liked: boolean) => void
}

/** A toggle button that likes an item. */
export function HeartButton({ name, liked, onToggle, className, ...rest }: HeartButtonProps) {
  // Only a click is animated, not the hearts that are liked when the page opens.
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
      // The boot script marks what this browser knows to be liked in a document prerendered.
      suppressHydrationWarning
      aria-label={`Me gusta: ${name}`}
      onClick={toggle}
    >
      <Heart />
    </button>
  )
}
