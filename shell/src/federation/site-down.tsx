import { Container, ErrorState } from '@semaforo/ui'
import { texts } from '../texts.ts'

/** What stands in the place of all pages while nobody says which frontends there are. */
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
