import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'small'

/** The appearance shared by a button and a link that looks like one. */
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize }

export function buttonClass(
  { variant = 'primary', size = 'medium' }: ButtonLook,
  className?: string,
): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, className)
}
