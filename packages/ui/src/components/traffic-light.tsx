import { classNames } from '../class-names.ts'
import styles from './traffic-light.module.css'

export type Light = 'none' | 'green' | 'yellow' | 'red'

const names: Readonly<Record<Light, string>> = {
  none: 'Semáforo apagado',
  green: 'Semáforo en verde',
  yellow: 'Semáforo en amarillo',
  red: 'Semáforo en rojo',
}

export type TrafficLightProps = {
  light: Light
  size?: 'small' | 'medium' | 'large'
  /**
   * Accessible name instead of 'Semáforo en verde' and the like. Its meaning must also be in visible text next
   * to it.
   */
  label?: string
  className?: string
}

/** The Semáforo: red, yellow, green from top to bottom, at most one of them lit. */
export function TrafficLight({ light, size = 'medium', label = names[light], className }: TrafficLightProps) {
  return (
    <span
      role="img"
      aria-label={label}
      className={classNames(styles.housing, size !== 'medium' && styles[size], className)}
    >
      {(['red', 'yellow', 'green'] as const).map((color) => (
        <span key={color} className={classNames(styles.lamp, styles[color], light === color && styles.lit)} />
      ))}
    </span>
  )
}
