import { Container, ErrorState } from '@semaforo/ui'
import { texts } from '../shell.texts.ts'

/** Replaces all pages while the registry cannot be loaded. */
export function SiteDown({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <ErrorState
        level={1}
        title={texts.siteDown.title}
        description={texts.siteDown.description}
        onRetry={onRetry}
      />
    </Container>
  )
}
