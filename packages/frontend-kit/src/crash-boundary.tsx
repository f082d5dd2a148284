import { ErrorState } from '@semaforo/ui'
import { Component, type ReactNode } from 'react'

type Props = { path: string; children: ReactNode }

/**
 * Where a frontend breaks while it runs, this panel stands in its place and the rest goes on; the next page is
 * drawn anew. React has no function for it.
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
