import { Container, ErrorState } from '@semaforo/ui'
import { useEffect } from 'react'
import { texts } from '../shell.texts.ts'

/** Replaces a frontend that could not be loaded; tries again by itself once there is a connection. */
export function DownPanel({ section, onRetry }: { section: string; onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Container>
      <ErrorState
        level={1}
        title={texts.down.title(section)}
        description={texts.down.description}
        onRetry={onRetry}
      />
    </Container>
  )
}
