declare module 'semaforo/widget' {
  import type { ComponentType } from 'react'

  type Event = { type: string; summary?: string }
  type Props = {
    partner: string
    challenge?: string
    theme?: { accent?: string }
    onEvents?: (event: Event) => void
  }
  const Widget: ComponentType<Props>
  export default Widget
}
