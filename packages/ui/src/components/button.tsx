import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean }

/**
 * An action on the current page. An icon is passed as a child before the text; while `loading` a spinner
 * replaces it, clicks are ignored, and the focus stays.
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
      {/* A browser that translates replaces text nodes: React could not put the spinner before one. */}
      <span className={styles.content}>{children}</span>
    </button>
  )
}
