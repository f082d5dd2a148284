import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

export type ButtonLinkProps = ComponentProps<'a'> & ButtonLook

/** A link that looks like a button. A router's link can wrap it and pass `href` and `onClick`. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size }, className)}>
      {children}
    </a>
  )
}
