import { FocusGoesOn } from '@semaforo/frontend-kit/retry'
import { ErrorState, Page } from '@semaforo/ui'
import styles from './page.module.css'
import { texts } from './page.texts.ts'
import { PageSkeleton } from './page-skeleton.tsx'

/** Shown while the content of a page is pending, or has failed to load. */
export function PageFallback(props: {
  label: string
  failed: boolean
  retrying: boolean
  onRetry: () => void
}) {
  const { label, failed, retrying, onRetry } = props
  if (!failed) return <PageSkeleton label={label} />
  return (
    <FocusGoesOn>
      <Page className={styles.page}>
        <ErrorState
          level={1}
          title={texts.failed}
          description={texts.failedHint}
          retrying={retrying}
          onRetry={onRetry}
        />
      </Page>
    </FocusGoesOn>
  )
}
