import { ErrorState } from '@semaforo/ui'
import { Component, type ReactNode } from 'react'
import { isChunkError } from './chunk-error.ts'

type Props = {
  path?: string
  /** What goes on in spite of the crash. */
  description?: string
  /** Told of each error that was caught. */
  onCrash?: ((error: unknown) => void) | undefined
  /** Loads the frontend anew, in its newest release. */
  restart?: (() => void) | undefined
  children: ReactNode
}

type State = { crashed: boolean; error: unknown }

/**
 * Replaces a frontend or a widget that throws while rendering with an error panel, so that the rest of the page goes on; a
 * change of path renders the frontend again. A class, because React offers error boundaries in no other form.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined, crashed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error)
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.crashed && path !== this.props.path) this.setState({ crashed: false })
  }

  /** React keeps the failure of a lazy component for good: what is missing needs the frontend loaded anew. */
  retry = () => {
    if (this.props.restart && isChunkError(this.state.error)) this.props.restart()
    else this.setState({ crashed: false })
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <ErrorState
        level={1}
        title="Algo falló en esta sección"
        description={
          this.props.description ??
          'El resto del sitio sigue funcionando. Tus datos guardados no se perdieron.'
        }
        onRetry={this.retry}
      />
    )
  }
}
