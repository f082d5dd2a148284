import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean }

/**
 * Does something where the person is. An icon goes among the children, before the words; while `loading` a
 * turning circle takes its place, presses are ignored, and the focus stays.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size }, classNames(loading && styles.loading, className))}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      {loading && <LoaderCircle className={styles.spinner} />}
      {children}
    </button>
  )
}
