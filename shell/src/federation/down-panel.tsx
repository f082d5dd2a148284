import { Container, ErrorState } from '@semaforo/ui'
import { texts } from '../texts.ts'

/** Replaces a frontend that could not be loaded. */
export function DownPanel({ section, onRetry }: { section: string; onRetry: () => void }) {
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
