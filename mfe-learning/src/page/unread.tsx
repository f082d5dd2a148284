import { Container, ErrorState } from '@semaforo/ui'
import { Arriving } from './arriving.tsx'
import styles from './page.module.css'
import { texts } from './texts.ts'

/** In the place of a page whose content is pending or failed to load. */
export function Unread(props: { label: string; failed: boolean; retrying: boolean; onRetry: () => void }) {
  const { label, failed, retrying, onRetry } = props
  if (!failed) return <Arriving label={label} />
  return (
    <Container className={styles.page}>
      <ErrorState
        level={1}
        title={texts.failed}
        description={texts.failedHint}
        retrying={retrying}
        onRetry={onRetry}
      />
    </Container>
  )
}
