import { ErrorState } from '@semaforo/ui'
import { Component, type ReactNode } from 'react'

type Props = { path: string; children: ReactNode }

/**
 * Replaces a frontend that throws while rendering with an error panel, so that the rest of the page goes on; a
 * change of path renders the frontend again. A class, because React offers error boundaries in no other form.
 */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.crashed && path !== this.props.path) this.setState({ crashed: false })
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <ErrorState
        level={1}
        title="Algo falló en esta sección"
        description="El resto del sitio sigue funcionando. Tus datos guardados no se perdieron."
        onRetry={() => this.setState({ crashed: false })}
      />
    )
  }
}
